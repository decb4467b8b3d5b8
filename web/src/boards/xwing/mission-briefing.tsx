import { ruleText, ruleTitle } from '@parsecs/lang';
import { BRIEFINGS, FACTIONS } from '@parsecs/xwing/words';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { Folded } from './folded.tsx';

const GAME = 'xwing';

interface BriefingProps {
  readonly mission: 1 | 2 | 3;
  /** Whoever only chooses a mission opens the long part if they want it. */
  readonly isFolded?: boolean;
}

/** Everything to be read before a mission: story, objectives, setup and special rules. */
export function MissionBriefing({ mission, isFolded = false }: BriefingProps): JSX.Element {
  const texts = useTexts(GAME, 'xwing-board', 'xwing-rules');
  const { setup, special, objectives } = BRIEFINGS[mission];
  const rules = (
    <>
      <Part title={texts.t('xwing-board:mission.setup')}>
        <RuleList rules={setup} />
      </Part>
      <Part title={texts.t('xwing-board:mission.special')}>
        <RuleList rules={special} />
      </Part>
    </>
  );
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="italic">{texts.t(`xwing:mission.${mission}.story`)}</p>
      <Part title={texts.t('xwing-board:mission.objectives')}>
        <dl className="flex flex-col gap-1">
          {FACTIONS.map((faction) => (
            <div key={faction}>
              <dt className="inline font-semibold">{texts.t(`xwing:faction.${faction}.name`)}: </dt>
              <dd className="inline">{ruleText(texts, GAME, objectives[faction])}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {isFolded ? (
        <Folded title={texts.t('xwing-board:mission.all-rules')}>
          <div className="flex flex-col gap-3">{rules}</div>
        </Folded>
      ) : (
        rules
      )}
    </div>
  );
}

function Part(props: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section>
      <h3 className="mb-1 text-xs text-quiet">{props.title}</h3>
      {props.children}
    </section>
  );
}

function RuleList(props: { readonly rules: readonly string[] }): JSX.Element {
  const texts = useTexts('xwing-rules');
  return (
    <ul className="flex flex-col gap-1">
      {props.rules.map((id) => (
        <li key={id}>
          <span className="font-semibold">{ruleTitle(texts, GAME, id)}.</span>{' '}
          {ruleText(texts, GAME, id)}
        </li>
      ))}
    </ul>
  );
}

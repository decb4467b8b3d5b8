import { listOf } from '@parsecs/lang';
import { DEFAULT_OPTIONS, type Options, type View } from '@parsecs/xwing';
import type { JSX } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { DisputeTool } from './dispute-tool.tsx';
import { MissionBriefing } from './mission-briefing.tsx';
import { shipIn } from './ships.ts';
import { NAMESPACES, nameOfShip } from './words.ts';

/** What is at stake, and what this table has agreed on. */
export function MissionDetails(props: { readonly view: View }): JSX.Element {
  const { view } = props;
  const texts = useTexts(...NAMESPACES);
  const { mission, options } = view.setup;
  const damaged = shipIn(view, view.mission.damagedShip);
  const names = Object.keys(DEFAULT_OPTIONS) as readonly (keyof Options)[];
  const changed = names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
  return (
    <article className="flex flex-col gap-2 p-3 pr-12 text-sm">
      <h2 className="text-base leading-tight font-semibold">
        {texts.t(`xwing:mission.${mission}.name`)}
      </h2>
      <p>{texts.t(`xwing:mission.${mission}.text`)}</p>
      {damaged !== undefined && (
        <p className="text-ask-ink">
          {texts.t('xwing-board:mission.damaged', { ship: nameOfShip(texts, damaged) })}
        </p>
      )}
      {view.mission.exits.map(({ ship: id, edges }) => {
        const ship = shipIn(view, id);
        return ship === undefined ? null : (
          <p key={id} className="text-ask-ink">
            {texts.t('xwing-board:mission.exit', {
              ship: nameOfShip(texts, ship),
              edges: listOf(
                texts,
                edges.map((edge) => texts.t(`xwing:edge.${edge}.nom`)),
              ),
            })}
          </p>
        );
      })}
      {view.mission.satellites.length > 0 && (
        <ul className="text-xs text-quiet">
          {view.mission.satellites.map(({ id, by, returned }, index) => {
            const carrier = shipIn(view, by);
            const name = texts.t('xwing:obstacle.satellite.name', { number: index + 1 });
            if (returned) {
              return <li key={id}>{texts.t('xwing-board:mission.returned', { name })}</li>;
            }
            return (
              <li key={id}>
                {carrier === undefined
                  ? texts.t('xwing-board:mission.lying', { name })
                  : texts.t('xwing-board:mission.carried', {
                      name,
                      ship: nameOfShip(texts, carrier),
                    })}
              </li>
            );
          })}
        </ul>
      )}
      {mission !== 0 && <MissionBriefing mission={mission} />}
      <DisputeTool view={view} />
      {changed.length > 0 && (
        <ul className="border-t border-line pt-2 text-xs">
          {changed
            .filter((name) => texts.has(`xwing:option.${name}.name`))
            .map((name) => (
              <li key={name}>
                {texts.t(`xwing:option.${name}.name`)}:{' '}
                {texts.t(`xwing:option.${name}.value.${String(options[name])}`)}
              </li>
            ))}
        </ul>
      )}
    </article>
  );
}

import type { View } from '@parsecs/imperial-assault';
import type { People } from '@parsecs/lang';
import type { JSX } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { Beside } from '../kit/beside.tsx';
import { tellOdds } from './price.ts';
import type { Outlook } from './stand-layer.tsx';
import { NAMESPACES, nameOfTarget } from './words.ts';

interface StandPanelProps {
  readonly view: View;
  readonly people: People;
  readonly space: string;
  readonly outlook: Outlook;
}

/** What standing on the chosen place would mean, in words. */
export function StandPanel(props: StandPanelProps): JSX.Element {
  const { view, people, space, outlook } = props;
  const texts = useTexts(...NAMESPACES);
  const name = (id: string): string => nameOfTarget(texts, view, id, people);
  const title = texts.t('imperial-assault-board:stand.title', { space });
  return (
    <Beside label={title} className="border-line text-xs">
      <h3 className="font-semibold">{title}</h3>
      <Rows
        label={texts.t('imperial-assault-board:stand.sees')}
        none={texts.t('imperial-assault-board:stand.sees-nobody')}
        rows={outlook.targets.map((own) => [name(own.target), tellOdds(texts, own)])}
      />
      <Rows
        label={texts.t('imperial-assault-board:stand.answers')}
        none={texts.t('imperial-assault-board:stand.answers-nobody')}
        rows={outlook.replies.map(({ by, attack }) => [name(by), tellOdds(texts, attack)])}
      />
    </Beside>
  );
}

function Rows(props: {
  readonly label: string;
  readonly none: string;
  readonly rows: readonly (readonly [name: string, odds: string])[];
}): JSX.Element {
  const { label, none, rows } = props;
  if (rows.length === 0) return <p className="mt-1 text-quiet">{none}</p>;
  return (
    <>
      <p className="mt-1 text-quiet">{label}</p>
      <ul>
        {rows.map(([name, odds]) => (
          <li key={name}>
            <span className="font-semibold">{name}</span>
            <br />
            {odds}
          </li>
        ))}
      </ul>
    </>
  );
}

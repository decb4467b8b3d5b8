import type { CommandCard, FigureCard, SurgeAbility, UpgradeCard } from '@parsecs/imperial-assault';
import type { JSX, ReactNode } from 'react';
import { DieSymbolArt } from '../../art/dice/index.ts';
import { TraitMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useLibrary } from '../builder-model.ts';
import type { CardProps } from '../kind.ts';
import { asCommand, asDeployment, commandKey, deploymentKey } from './army-cards.ts';
import { commandText, effectWords, upgradeText } from './army-words.ts';
import { CardPicture, DicePool } from './card-badges.tsx';

export function CardFace({ card }: CardProps): JSX.Element | null {
  const deployment = asDeployment(card);
  if (deployment?.type === 'figure') return <FigureFace figure={deployment} />;
  if (deployment?.type === 'upgrade') return <UpgradeFace upgrade={deployment} />;
  const command = asCommand(card);
  return command === undefined ? null : <CommandFace command={command} />;
}

function FigureFace({ figure }: { readonly figure: FigureCard }): JSX.Element {
  const { texts, words } = useLibrary();
  const card = deploymentKey(figure.id);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div className="flex items-center gap-4">
        <CardPicture card={card} size={88} />
        <div>
          <p>{words.sort(card)}</p>
          <p className="text-quiet">{words.side(figure.affiliation)}</p>
          <p className="text-quiet">
            {texts.t('builder:imperial-assault.figures', { count: figure.figures })}
            {figure.unique && ` · ${texts.t('builder:unique')}`}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-1.5 sm:grid-cols-4">
        <Value name={texts.t('builder:imperial-assault.health')}>
          <span className="condensed text-lg font-semibold">{figure.health}</span>
        </Value>
        <Value name={texts.t('builder:imperial-assault.speed')}>
          <span className="condensed text-lg font-semibold">{figure.speed}</span>
        </Value>
        <Value name={texts.t(`builder:imperial-assault.attack-${figure.attack.type}`)}>
          {figure.attack.flexible === undefined ? (
            <DicePool dice={figure.attack.dice} size={24} />
          ) : (
            texts.t('builder:imperial-assault.flexible', figure.attack.flexible)
          )}
        </Value>
        <Value name={texts.t('builder:imperial-assault.defence')}>
          <DicePool dice={figure.defence} size={24} />
        </Value>
      </dl>
      <Traits figure={figure} />
      <Bonuses figure={figure} />
      <Surges surges={figure.surges} />
      <Abilities figure={figure} />
    </div>
  );
}

function Value(props: { readonly name: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div className="flex min-h-15 flex-col-reverse items-center justify-between rounded-md border border-line bg-raised/60 px-1 py-1.5 text-center">
      <dt className="text-xs text-quiet">{props.name}</dt>
      <dd className="flex grow items-center">{props.children}</dd>
    </div>
  );
}

function Traits({ figure }: { readonly figure: FigureCard }): JSX.Element {
  const { words } = useLibrary();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {figure.traits.map((trait) => (
        <li key={trait} className="flex items-center gap-1.5 text-quiet">
          <ArtSvg size={18} className="shrink-0">
            <TraitMark trait={trait} />
          </ArtSvg>
          {words.facetValue('trait', trait)}
        </li>
      ))}
    </ul>
  );
}

/** Keywords and what is always added to its rolls. */
function Bonuses({ figure }: { readonly figure: FigureCard }): JSX.Element | null {
  const { texts } = useLibrary();
  const keywords = Object.entries(figure.keywords).map(([keyword, value]) =>
    effectWords(texts, keyword, value ?? 0),
  );
  const bonuses = figure.bonuses.map(([when, effect, value]) =>
    texts.t(`builder:imperial-assault.bonus-${when}`, {
      effect: effectWords(texts, effect, value),
    }),
  );
  const lines = [...keywords, ...bonuses];
  return lines.length === 0 ? null : <p>{lines.join(' · ')}</p>;
}

function Surges({ surges }: { readonly surges: readonly SurgeAbility[] }): JSX.Element {
  const { texts } = useLibrary();
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={texts.t('builder:imperial-assault.surges')}>
      {surges.map(({ cost, effects }) => {
        const gained = effects.map(([keyword, value]) => effectWords(texts, keyword, value));
        return (
          <li
            key={gained.join()}
            className="flex items-center gap-1.5 rounded-sm border border-line bg-raised/60 px-2 py-1"
          >
            <span className="sr-only">
              {texts.t('builder:imperial-assault.surge', { count: cost })}
            </span>
            {Array.from({ length: cost }, (_, index) => (
              <ArtSvg key={index} size={14} className="shrink-0 text-ask-ink">
                <DieSymbolArt symbol="surge" />
              </ArtSvg>
            ))}
            {gained.join(', ')}
          </li>
        );
      })}
    </ul>
  );
}

function Abilities({ figure }: { readonly figure: FigureCard }): JSX.Element | null {
  const { texts } = useLibrary();
  if (figure.abilities.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 border-t border-line pt-3">
      {figure.abilities.map((ability) => (
        <li key={ability}>
          <p className="font-semibold">{texts.t(`imperial-assault:ability.${ability}.name`)}</p>
          <p className="text-quiet">{texts.t(`imperial-assault:ability.${ability}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

function UpgradeFace({ upgrade }: { readonly upgrade: UpgradeCard }): JSX.Element {
  const { texts, words } = useLibrary();
  return (
    <div className="flex gap-4 text-sm">
      <CardPicture card={deploymentKey(upgrade.id)} size={56} />
      <div>
        <p className="text-quiet">
          {words.sort(deploymentKey(upgrade.id))} · {words.side(upgrade.affiliation)}
        </p>
        <p className="mt-1">{upgradeText(texts, upgrade.id)}</p>
      </div>
    </div>
  );
}

function CommandFace({ command }: { readonly command: CommandCard }): JSX.Element {
  const { texts, words } = useLibrary();
  const { on, actions } = command;
  const users = [
    ...(on?.affiliation === undefined ? [] : [words.side(on.affiliation)]),
    ...(on?.trait === undefined ? [] : [words.facetValue('trait', on.trait)]),
    ...(on?.figure === undefined ? [] : [words.name(deploymentKey(on.figure))]),
  ];
  return (
    <div className="flex gap-4 text-sm">
      <CardPicture card={commandKey(command.id)} size={56} />
      <div>
        <p className="text-quiet">
          {[
            texts.t(`builder:imperial-assault.timing-${command.timing}`),
            ...(actions > 0
              ? [texts.t('builder:imperial-assault.actions', { count: actions })]
              : []),
            ...(users.length > 0
              ? [texts.t('builder:imperial-assault.only', { users: users.join(', ') })]
              : []),
          ].join(' · ')}
        </p>
        <p className="mt-1">{commandText(texts, command.id)}</p>
        <p className="mt-1 text-xs text-quiet">
          {texts.t('builder:imperial-assault.copies', { count: command.copies })}
        </p>
      </div>
    </div>
  );
}

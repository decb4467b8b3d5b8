import type { Die } from '@parsecs/imperial-assault';
import type { ComponentProps, JSX } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import {
  FigureArt,
  type FigureId,
  TimingMark,
  UpgradeMark,
} from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useLibrary } from '../builder-model.ts';
import type { CardProps } from '../kind.ts';
import { asCommand, asDeployment, asFigure, idOf } from './army-cards.ts';
import { commandText, upgradeText } from './army-words.ts';

/** The type of a card says which of the two it is; its id does not. */
type UpgradeId = ComponentProps<typeof UpgradeMark>['upgrade'];

export function CardPicture({
  card,
  size = 40,
}: CardProps & { readonly size?: number }): JSX.Element {
  const deployment = asDeployment(card);
  const command = asCommand(card);
  return (
    <ArtSvg size={size} className="shrink-0 text-quiet">
      {deployment?.type === 'figure' && <FigureArt id={deployment.id as FigureId} />}
      {deployment?.type === 'upgrade' && (
        <g transform="scale(0.8)">
          <UpgradeMark upgrade={deployment.id as UpgradeId} />
        </g>
      )}
      {command !== undefined && (
        <g transform="scale(0.7)">
          <TimingMark timing={command.timing} />
        </g>
      )}
    </ArtSvg>
  );
}

const BLANK = [0, 0, 0] as const;

/** Dice of a pool; their colours are told in words, too. */
export function DicePool(props: {
  readonly dice: readonly Die[];
  readonly size: number;
}): JSX.Element {
  const { texts } = useLibrary();
  const names = props.dice.map((die) => texts.t(`imperial-assault:die.${die}.nom`));
  return (
    <span className="inline-flex items-center gap-0.5" title={names.join(', ')}>
      {props.dice.map((die, index) => (
        // Dice of one colour are alike; a pool never changes.
        <DieFace key={`${die}-${index}`} kind={die} face={BLANK} size={props.size} />
      ))}
      <span className="sr-only">{names.join(', ')}</span>
    </span>
  );
}

/** Figures, health, speed and dice; when a Command card is played. */
export function CardGlance({ card }: CardProps): JSX.Element | null {
  const { texts } = useLibrary();
  const figure = asFigure(card);
  if (figure !== undefined) {
    return (
      <>
        {figure.figures > 1 && (
          <span>{texts.t('builder:imperial-assault.figures', { count: figure.figures })}</span>
        )}
        <span>
          {texts.t('builder:imperial-assault.health')}{' '}
          <b className="condensed text-sm text-ink">{figure.health}</b>
        </span>
        <span>
          {texts.t('builder:imperial-assault.speed')}{' '}
          <b className="condensed text-sm text-ink">{figure.speed}</b>
        </span>
        <DicePool dice={[...figure.attack.dice, ...figure.defence]} size={16} />
      </>
    );
  }
  const command = asCommand(card);
  return (
    <>
      <span>
        {command === undefined
          ? texts.t('builder:imperial-assault.upgrade')
          : texts.t(`builder:imperial-assault.timing-${command.timing}`)}
      </span>
      <span className="basis-full">
        {command === undefined ? upgradeText(texts, idOf(card)) : commandText(texts, command.id)}
      </span>
    </>
  );
}

import { type BonusKind, type CardId, faceOf, type View } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { BonusCardArt, CardBack, MovementCardArt } from '../../art/super-teams/index.ts';
import { type Part, partOf } from '../contract.ts';
import type { Layout, Slot, SlotName } from './layout.ts';

export interface SlotLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly lit: ReadonlySet<Part>;
  readonly text: number;
  readonly labelOf: (slot: SlotName) => string;
  readonly planetLabel: string;
}

/** Decks, discards and the pile on the final planet, each with its count. */
export function SlotLayer(props: SlotLayerProps): JSX.Element {
  const { layout, view, lit, text, labelOf, planetLabel } = props;
  const { slots } = layout;
  const final = layout.spots.at(-1);
  const topMovement = view.movementDiscard.at(-1);
  const topBonus = view.bonusDiscard.at(-1);
  const pile = (name: SlotName, count: number, card: (place: CardBox) => JSX.Element | null) => (
    <Pile
      key={name}
      name={name}
      slot={slots[name]}
      count={count}
      text={text}
      lit={lit.has(partOf('slot', name))}
      label={labelOf(name)}
      card={card}
    />
  );
  return (
    <g>
      {pile('movementDeck', view.movementDeck, (box) => (
        <CardBack kind="movement" {...box} />
      ))}
      {pile('movementDiscard', view.movementDiscard.length, (box) =>
        topMovement === undefined ? null : <MovementFace card={topMovement} box={box} />,
      )}
      {pile('bonusDeck', view.bonusDeck, (box) => (
        <CardBack kind="bonus" {...box} />
      ))}
      {pile('bonusDiscard', view.bonusDiscard.length, (box) =>
        topBonus === undefined ? null : <BonusFace card={topBonus} box={box} />,
      )}
      {final !== undefined && view.planet > 0 && (
        <PlanetPile
          x={final.x}
          y={final.y}
          size={final.radius}
          count={view.planet}
          text={text}
          label={planetLabel}
        />
      )}
    </g>
  );
}

interface CardBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function MovementFace(props: { readonly card: CardId; readonly box: CardBox }): JSX.Element {
  return <MovementCardArt {...faceOf(props.card)} {...props.box} />;
}

function BonusFace(props: { readonly card: BonusKind; readonly box: CardBox }): JSX.Element {
  return <BonusCardArt kind={props.card} {...props.box} />;
}

interface PileProps {
  readonly name: SlotName;
  readonly slot: Slot;
  readonly count: number;
  readonly text: number;
  readonly lit: boolean;
  readonly label: string;
  readonly card: (box: CardBox) => JSX.Element | null;
}

function Pile(props: PileProps): JSX.Element {
  const { name, slot, count, text, lit, label, card } = props;
  const height = Math.max(slot.height, 74);
  const width = (height * 100) / 140;
  const box = { x: slot.x - width / 2, y: slot.y - height / 2, width, height };
  return (
    <g role="img" aria-label={label} data-place={`slot:${name}`}>
      <title>{label}</title>
      <rect {...box} rx={6} className={lit ? 'st-slot st-lit' : 'st-slot'} />
      {count > 2 && card({ ...box, x: box.x + 3, y: box.y - 3 })}
      {count > 0 && card(box)}
      <Count x={box.x + width} y={box.y + height} count={count} text={text} />
    </g>
  );
}

interface CountProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly text: number;
}

function Count(props: CountProps): JSX.Element {
  const { x, y, count, text } = props;
  return (
    <g transform={`translate(${x} ${y})`} className="st-number st-count" aria-hidden="true">
      <rect
        x={-text * 0.85}
        y={-text * 0.68}
        width={text * 1.7}
        height={text * 1.36}
        rx={text * 0.6}
      />
      <text fontSize={text * 1.06} textAnchor="middle" dominantBaseline="central" y={text * 0.04}>
        {count}
      </text>
    </g>
  );
}

interface PlanetPileProps extends CountProps {
  readonly size: number;
  readonly label: string;
}

/** The cards that wait for the first ship home. */
function PlanetPile(props: PlanetPileProps): JSX.Element {
  const { x, y, size, count, text, label } = props;
  const height = size * 0.86;
  const width = (height * 100) / 140;
  return (
    <g role="img" aria-label={label} data-place="slot:planet">
      <title>{label}</title>
      {[-12, 4].map((turn) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <CardBack kind="bonus" x={-width / 2} y={-height / 2} width={width} height={height} />
        </g>
      ))}
      <Count x={x + width * 0.55} y={y + height * 0.5} count={count} text={text} />
    </g>
  );
}

import { cardText, ruleText } from '@parsecs/lang';
import { findUpgrade, OBSTACLE_IDS, PHASES, type View } from '@parsecs/xwing';
import type { JSX } from 'react';
import { type Texts, useTexts } from '../../shell/texts.tsx';
import { idOf, isKind, type Part } from '../contract.ts';
import { GAME } from './ships.ts';
import { SIGN_RULES, SIGNS, SignArt, type SignId } from './signs.tsx';
import { armsOf } from './weapons.ts';
import { NAMESPACES, nameOfWeapon } from './words.ts';

interface Thing {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly sign?: SignId;
}

const PHASE_RULES: Readonly<Record<string, string>> = {
  planning: 'XW-030',
  activation: 'XW-053',
  combat: 'XW-100',
  end: 'XW-156',
};

function thingOf(texts: Texts, part: Part): Thing | undefined {
  const id = idOf(part);
  if (isKind(part, 'obstacle')) {
    const number = OBSTACLE_IDS.findIndex((own) => own === id) + 1;
    return {
      name: texts.t('xwing:obstacle.asteroid.name', { number }),
      text: texts.t('xwing-board:sign.asteroid.text'),
      rule: SIGN_RULES.asteroid,
      sign: 'asteroid',
    };
  }
  const phase = isKind(part, 'phase') ? PHASES.find((own) => own === id) : undefined;
  const rule = PHASE_RULES[phase ?? ''];
  if (phase !== undefined && phase !== 'setup' && rule !== undefined) {
    return {
      name: texts.t(`xwing:phase.${phase}.name`),
      text: texts.t(`xwing-board:phase.${phase}`),
      rule,
    };
  }
  const arms = armsOf(part);
  if (arms !== undefined) {
    const text = findUpgrade(arms.weapon) && cardText(texts, 'upgrade', arms.weapon);
    return {
      name: nameOfWeapon(texts, arms.weapon, arms.price),
      text: text ?? texts.t('xwing-board:sign.range.text'),
      rule: text === undefined ? 'XW-089' : 'XW-107',
    };
  }
  const wanted = isKind(part, 'initiative') ? 'initiative' : isKind(part, 'sign') ? id : undefined;
  const sign = SIGNS.find((own) => own === wanted);
  return sign && signThing(texts, sign);
}

function signThing(texts: Texts, sign: SignId): Thing {
  return {
    name: texts.t(`xwing-board:sign.${sign}.name`),
    text: texts.t(`xwing-board:sign.${sign}.text`),
    rule: SIGN_RULES[sign],
    sign,
  };
}

/** A thing of the table that is no ship: what it is called, what it does now, and its rule. */
export function ThingDetails(props: {
  readonly view: View;
  readonly part: Part;
}): JSX.Element | null {
  const texts = useTexts(...NAMESPACES, 'xwing-rules');
  const thing = thingOf(texts, props.part);
  if (thing === undefined) return null;
  return (
    <article className="flex flex-col gap-2 p-3 pr-12 text-sm">
      <h2 className="flex items-center gap-2 text-base leading-tight font-semibold">
        {thing.sign !== undefined && (
          <svg width={32} height={32} viewBox="-32 -32 64 64" aria-hidden="true">
            <SignArt sign={thing.sign} />
          </svg>
        )}
        {thing.name}
      </h2>
      <p>{thing.text}</p>
      <p className="text-xs text-quiet">
        <span className="condensed font-semibold text-info-ink">{thing.rule}</span>{' '}
        {ruleText(texts, GAME, thing.rule)}
      </p>
    </article>
  );
}

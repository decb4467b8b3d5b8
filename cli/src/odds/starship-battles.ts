import {
  FACES,
  MOST_ATTACKERS,
  SHIP_IDS,
  type VolleyOdds,
  volleyBetween,
} from '@parsecs/starship-battles';
import {
  checkOptions,
  impossible,
  type OddsOptions,
  type OddsReport,
  readWords,
  wanting,
} from './options.ts';

/** Ships that fire everything they have at one other; `reduced` after a name turns its card over. */
export function starshipBattlesOdds(
  options: OddsOptions,
): OddsReport & Pick<VolleyOdds, 'defeat' | 'shots'> {
  checkOptions('starship-battles', options, ['attacker', 'defender', 'face', 'range', 'damage']);
  const attackers = readShips('attacker', options.attacker);
  const [defender] = readShips('defender', options.defender);
  if (attackers.length === 0) throw wanting('attacker');
  if (defender === undefined) throw wanting('defender');
  if (attackers.length > MOST_ATTACKERS) throw impossible();
  const volley = volleyBetween({
    attackers,
    target: { ...defender, damage: Math.max(0, options.damage ?? 0) },
    face: readWords('face', options.face, FACES)[0] ?? 'front',
    range: options.range ?? 1,
  });
  if (volley === undefined) throw impossible();
  const { outcomes, expected, defeat, shots } = volley;
  return { outcomes: outcomes.map(({ damage, p }) => ({ damage, p })), expected, defeat, shots };
}

type Named = { readonly ship: (typeof SHIP_IDS)[number]; readonly reduced: boolean };

function readShips(option: 'attacker' | 'defender', text: string | undefined): readonly Named[] {
  if (text === undefined) return [];
  return text.split(',').flatMap((written) => {
    const [name = '', ...marks] = written.split('+');
    const reduced = readWords(option, marks.join('+'), ['reduced'] as const, '+').length > 0;
    return readWords(option, name.trim() || '?', SHIP_IDS).map((ship) => ({ ship, reduced }));
  });
}

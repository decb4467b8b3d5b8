import { seededChance } from '@parsecs/kernel';
import { type DisputeRoll, FACTIONS, type Faction, rollDispute, type View } from '@parsecs/xwing';
import { type JSX, useState } from 'react';
import { randomHex } from '../../shell/storage.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { Dice } from './dice-row.tsx';
import { Folded } from './folded.tsx';
import { NAMESPACES } from './words.ts';

const SEED_BYTES = 16;
const DIE_SIZE = 34;

/**
 * Whoever has the initiative rolls the attack dice; nothing before that is settled, nor where both
 * sides have one name.
 */
function attackerIn({ initiative, seats }: View): Faction | undefined {
  const faction = seats[initiative[0] ?? -1]?.faction ?? undefined;
  return seats.every((seat) => seat.faction === faction) ? undefined : faction;
}

/** Dice for people who disagree (XW-236). They are rolled here, and the match never hears of it. */
export function DisputeTool(props: { readonly view: View }): JSX.Element | null {
  const texts = useTexts(...NAMESPACES);
  const [roll, setRoll] = useState<DisputeRoll>();
  const attacker = attackerIn(props.view);
  if (attacker === undefined) return null;
  const throwDice = (): void => setRoll(rollDispute(seededChance(randomHex(SEED_BYTES))));
  return (
    <Folded title={texts.t('xwing-board:dispute.title')}>
      <div className="flex flex-col items-start gap-2">
        <p className="text-xs text-quiet">{texts.t('xwing-board:dispute.text')}</p>
        {roll !== undefined && <Rolled roll={roll} attacker={attacker} />}
        <Button onClick={throwDice}>
          {texts.t(roll === undefined ? 'xwing-board:dispute.roll' : 'xwing-board:dispute.again')}
        </Button>
      </div>
    </Folded>
  );
}

function Rolled(props: { readonly roll: DisputeRoll; readonly attacker: Faction }): JSX.Element {
  const { roll, attacker } = props;
  const texts = useTexts(...NAMESPACES);
  const defender = FACTIONS.find((faction) => faction !== attacker) ?? attacker;
  const sides = { attack: attacker, defence: defender };
  return (
    <>
      {(['attack', 'defence'] as const).map((pool) => (
        <div key={pool}>
          <p className="text-xs">{texts.t(`xwing:faction.${sides[pool]}.name`)}</p>
          <Dice
            pool={pool}
            faces={roll[pool]}
            fixed={[]}
            added={0}
            size={DIE_SIZE}
            isTumbling={false}
            stateOf={undefined}
            onTouch={() => undefined}
          />
        </div>
      ))}
      <p role="status">
        {roll.winner === undefined
          ? texts.t('xwing-board:dispute.tie')
          : texts.t('xwing-board:dispute.won', { side: sides[roll.winner] })}
      </p>
    </>
  );
}

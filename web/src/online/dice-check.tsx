import type { LogFault } from '@parsecs/kernel';
import { type JSX, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { openWorker } from '../play/open-worker.ts';
import { useTexts } from '../shell/texts.tsx';
import { AskingButton } from './link-box.tsx';
import type { AtTableProps } from './lobby.tsx';
import { type DiceVerdict, verifyDice } from './verify-dice.ts';

/** Everything that was sealed is open now: anybody can see for themselves that the dice were fair. */
export function DiceCheck(
  props: Pick<AtTableProps, 'table' | 'desk' | 'kept'>,
): JSX.Element | null {
  const { table, desk, kept } = props;
  const texts = useTexts('online');
  const [verdict, setVerdict] = useState<DiceVerdict | 'no-answer'>();
  const { fair } = desk;
  if (fair === undefined) return null;
  const check = async (): Promise<void> => {
    const worker = openWorker();
    try {
      const log = await table.log();
      const run = async (): Promise<LogFault | undefined> => {
        const opened = await worker.replay.open(log, 'spectator');
        return 'fault' in opened ? { cause: 'other-game' } : opened.notRunning;
      };
      setVerdict(await verifyDice(log, fair, kept, run));
    } catch {
      setVerdict('no-answer');
    } finally {
      worker.close();
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 text-sm">
      {verdict === undefined && (
        <AskingButton onPress={check}>
          <Icon name="dice" />
          {texts.t('online:dice.check')}
        </AskingButton>
      )}
      <p role="status">{verdict !== undefined && <Verdict verdict={verdict} />}</p>
    </div>
  );
}

function Verdict(props: { readonly verdict: DiceVerdict | 'no-answer' }): JSX.Element {
  const { verdict } = props;
  const texts = useTexts('online');
  if (verdict === 'no-answer') return <>{texts.t('online:state.no-answer')}</>;
  if (!verdict.ok) {
    return (
      <span className="inline-flex items-center gap-2 text-danger-ink">
        <Icon name="warning" />
        {texts.t(`online:dice.${verdict.problem}`)}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-2 text-confirm-ink">
      <Icon name="check" />
      {texts.t('online:dice.fair', { count: verdict.choices })}
    </span>
  );
}

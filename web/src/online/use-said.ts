import { describeRefusal } from '@parsecs/lang';
import { useTexts } from '../shell/texts.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { Refused } from './wire.ts';

/** Does something at a server; when it says no, or nothing, that is shown. Tells whether it was done. */
export function useSaid(
  game = 'super-teams',
  name: (seat: number) => string = () => '',
): (act: () => Promise<unknown>) => Promise<boolean> {
  const texts = useTexts('online');
  return async (act) => {
    try {
      await act();
      return true;
    } catch (error) {
      const text =
        error instanceof Refused
          ? describeRefusal(texts, game, error.refusal, { name })
          : texts.t('online:state.no-answer');
      showToast({ text, tone: 'danger' });
      return false;
    }
  };
}

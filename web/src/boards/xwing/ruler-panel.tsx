import { pairOf } from '@parsecs/lang';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { IconButton } from '../../shell/ui/button.tsx';
import { Beside } from '../kit/beside.tsx';
import type { Ruler } from './use-ruler.ts';
import { NAMESPACES, nameOfShip, sightWords } from './words.ts';

interface RulerPanelProps {
  readonly ruler: Ruler;
  /** The rules let the ruler be used now. */
  readonly isAllowed: boolean;
}

/** What the ruler says, in words; or why it stays in the box. */
export function RulerPanel(props: RulerPanelProps): JSX.Element {
  const { ruler, isAllowed } = props;
  const texts = useTexts(...NAMESPACES);
  const { from, to, sight } = ruler;
  return (
    <Beside
      label={texts.t('xwing-board:ruler.title')}
      className="flex items-start gap-3 border-info-ink !py-1 !pr-1 text-sm"
    >
      <p className="min-w-0 grow py-2" role="status">
        {!isAllowed
          ? texts.t('xwing-board:ruler.forbidden')
          : from === undefined
            ? texts.t('xwing-board:ruler.pick-from')
            : to === undefined || sight === undefined
              ? texts.t('xwing-board:ruler.pick-to', { name: nameOfShip(texts, from) })
              : `${pairOf(texts, nameOfShip(texts, from), nameOfShip(texts, to))}: ${sightWords(texts, sight)}`}
      </p>
      <IconButton label={texts.t('shell:common.close')} onClick={ruler.toggle}>
        <Icon name="close" />
      </IconButton>
    </Beside>
  );
}

import { pairOf } from '@parsecs/lang';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { IconButton } from '../../shell/ui/button.tsx';
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
    <section
      aria-label={texts.t('xwing-board:ruler.title')}
      className="absolute inset-x-1 top-1 z-10 mx-auto flex w-fit max-w-[calc(100%-0.5rem)] items-start gap-3 rounded-md border border-info-ink bg-panel/95 py-1 pr-1 pl-3 text-sm shadow-md"
    >
      <p className="min-w-0 py-2" role="status">
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
    </section>
  );
}

import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import type { Zoom } from './use-zoom.ts';

/** Closer, further, everything: in a corner of the board. */
export function ZoomButtons(props: { readonly zoom: Zoom }): JSX.Element {
  const { zoom } = props;
  const texts = useTexts();
  return (
    <div
      className={`absolute top-2 left-2 rounded-md border border-line bg-panel/80 ${
        // Fingers pinch; they need only the way back.
        zoom.isZoomed ? 'flex' : 'hidden pointer-fine:flex'
      }`}
    >
      <IconButton label={texts.t('shell:play.zoom.in')} onClick={zoom.zoomIn}>
        <Icon name="plus" />
      </IconButton>
      <IconButton
        label={texts.t('shell:play.zoom.out')}
        onClick={zoom.zoomOut}
        disabled={!zoom.isZoomed}
      >
        <Icon name="minus" />
      </IconButton>
      {zoom.isZoomed && (
        <IconButton label={texts.t('shell:play.zoom.fit')} onClick={zoom.fit}>
          <Icon name="fit" />
        </IconButton>
      )}
    </div>
  );
}

import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { IconButton } from '../../shell/ui/button.tsx';
import { Corner } from './corner.tsx';
import { useKitSettings } from './kit-settings.ts';
import type { Zoom } from './use-pan-zoom.ts';

export interface ViewButtonsProps {
  readonly zoom: Zoom;
  readonly onFlip?: (() => void) | undefined;
}

/** Closer, further, everything: for a board that is seen whole by itself. */
export function ZoomButtons(props: { readonly zoom: Zoom }): JSX.Element {
  const { zoom } = props;
  return (
    <Corner
      side="right"
      // Fingers pinch; they need only the way back.
      className={`bk-tools ${zoom.isZoomed ? '' : 'pointer-coarse:!hidden'}`}
    >
      <InAndOut zoom={zoom} />
      {zoom.isZoomed && <Whole zoom={zoom} />}
    </Corner>
  );
}

function InAndOut({ zoom }: { readonly zoom: Zoom }): JSX.Element {
  const texts = useTexts();
  return (
    <>
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
    </>
  );
}

function Whole({ zoom }: { readonly zoom: Zoom }): JSX.Element {
  const texts = useTexts();
  return (
    <IconButton label={texts.t('shell:play.zoom.fit')} onClick={zoom.fit} disabled={!zoom.isZoomed}>
      <Icon name="fit" />
    </IconButton>
  );
}

/** How the board is looked at: closer, whole, from the other side, following what is asked. */
export function ViewButtons(props: ViewButtonsProps): JSX.Element {
  const { zoom, onFlip } = props;
  const texts = useTexts();
  const { follow, change } = useKitSettings();
  return (
    <Corner side="right" className="bk-tools">
      <span className="bk-tool-group hidden md:pointer-fine:flex">
        <InAndOut zoom={zoom} />
      </span>
      <Whole zoom={zoom} />
      <IconButton
        label={texts.t('shell:play.zoom.follow')}
        aria-pressed={follow}
        className={follow ? '!text-ask-ink' : ''}
        onClick={() => change({ follow: !follow })}
      >
        <Icon name={follow ? 'eye' : 'eye-off'} />
      </IconButton>
      {onFlip !== undefined && (
        <IconButton label={texts.t('shell:play.zoom.flip')} aria-keyshortcuts="F" onClick={onFlip}>
          <Icon name="flip" />
        </IconButton>
      )}
    </Corner>
  );
}

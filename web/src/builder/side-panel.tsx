import { type JSX, useState } from 'react';
import { Icon, type IconName } from '../art/emblems.tsx';
import { Button, ButtonLink } from '../shell/ui/button.tsx';
import { Sheet } from '../shell/ui/sheet.tsx';
import { useBuilder } from './builder-model.ts';
import { ProblemPanel } from './problem-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { TallyNumber, TotalPanel } from './total-panel.tsx';

/** Total, problems and the way to the table; always in sight where there is room. */
export function SidePanel(): JSX.Element {
  return (
    <div className="flex flex-col gap-4">
      <TotalPanel />
      <TermsPanel />
      <ProblemPanel />
      <PlayLink />
    </div>
  );
}

/** Leads to the new game with this list chosen; only a legal list can go. */
function PlayLink(): JSX.Element {
  const { editor, texts } = useBuilder();
  const { box, look } = editor;
  if (!look.isLegal) {
    return (
      <div>
        <Button variant="ask" size="lg" className="w-full" disabled>
          <Icon name="play" />
          {texts.t('builder:play')}
        </Button>
        <p className="mt-1 text-sm text-quiet">{texts.t('builder:play-not-yet')}</p>
      </div>
    );
  }
  return (
    <ButtonLink
      variant="ask"
      size="lg"
      className="w-full"
      to={`/new/${box.game}?${editor.address.slice(1)}`}
    >
      <Icon name="play" />
      {texts.t('builder:play')}
    </ButtonLink>
  );
}

/** At the bottom of a small screen: the total, and everything else one touch away. */
export function TotalBar(): JSX.Element {
  const { editor, texts, words } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const { tallies } = editor.look.review;
  return (
    <section
      aria-label={texts.t('builder:total')}
      className="safe-x safe-bottom no-print sticky bottom-0 z-10 flex items-center gap-4 border-t border-line bg-space/95 pt-2 lg:hidden"
    >
      <ul className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
        {tallies.map((tally, index) => (
          <li key={tally.id} className={index === 0 ? 'w-full' : 'text-xs'}>
            <span className="text-xs text-quiet">{words.tally(tally.id)} </span>
            <span className={`condensed ${index === 0 ? 'text-lg font-semibold' : 'text-sm'}`}>
              <TallyNumber tally={tally} />
            </span>
          </li>
        ))}
      </ul>
      <VerdictButton onClick={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        side="bottom"
        title={texts.t('builder:total-and-problems')}
      >
        <SidePanel />
      </Sheet>
    </section>
  );
}

function VerdictButton({ onClick }: { readonly onClick: () => void }): JSX.Element {
  const { editor, texts } = useBuilder();
  const { problems } = editor.look.review;
  const { icon, ink, words } = editor.look.isLegal
    ? { icon: 'check', ink: '!text-confirm-ink', words: texts.t('builder:legal-short') }
    : editor.isUnfinished
      ? { icon: 'edit', ink: '!text-ask-ink', words: texts.t('builder:unfinished-short') }
      : {
          icon: 'warning',
          ink: '!text-danger-ink',
          words: texts.t('builder:problem-count', { count: problems.length }),
        };
  return (
    <Button
      aria-haspopup="dialog"
      className={`shrink-0 whitespace-nowrap ${ink}`}
      onClick={onClick}
    >
      <Icon name={icon as IconName} />
      {words}
    </Button>
  );
}

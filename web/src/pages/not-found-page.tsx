import type { JSX } from 'react';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';

export function NotFoundPage(): JSX.Element {
  const texts = useTexts();
  const title = texts.t('shell:not-found.title');
  return (
    <Page title={title}>
      <div className="grid min-h-[50dvh] place-content-center justify-items-center gap-4 text-center">
        <h1 className="text-xl">{title}</h1>
        <p className="max-w-md text-quiet">{texts.t('shell:not-found.text')}</p>
        <ButtonLink to="/" variant="ask">
          {texts.t('shell:not-found.home')}
        </ButtonLink>
      </div>
    </Page>
  );
}

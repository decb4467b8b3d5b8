import type { JSX, ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';

export function AboutPage(): JSX.Element {
  const texts = useTexts();
  const title = texts.t('shell:about.title');
  return (
    <Page title={title}>
      <div className="mx-auto max-w-2xl">
        <h1 className="py-4 text-xl">{title}</h1>
        <p>{texts.t('shell:about.what')}</p>
        <Part title={texts.t('shell:about.unofficial-title')}>
          <p>{texts.t('shell:about.unofficial')}</p>
          <p>{texts.t('shell:about.trademarks')}</p>
          <p>{texts.t('shell:about.own')}</p>
        </Part>
        <Part title={texts.t('shell:about.privacy-title')}>
          <p>{texts.t('shell:about.privacy')}</p>
        </Part>
        <Part title={texts.t('shell:about.licences-title')}>
          <p>{texts.t('shell:about.licence')}</p>
          <p>{texts.t('shell:about.fonts')}</p>
          <p>{texts.t('shell:about.libraries')}</p>
        </Part>
        <p className="mt-8 text-sm text-quiet">
          {texts.t('shell:about.version', { version: __VERSION__ })}
        </p>
      </div>
    </Page>
  );
}

function Part(props: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">{props.title}</h2>
      <div className="flex flex-col gap-3 text-quiet">{props.children}</div>
    </section>
  );
}

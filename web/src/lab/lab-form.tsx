import { BOT_IDS, isBotId } from '@parsecs/bots';
import type { GameId } from '@parsecs/table';
import { isGameId } from '@parsecs/table';
import type { NamedList } from '@parsecs/table/arena';
import type { JSX } from 'react';
import { GAMES } from '../games/index.ts';
import { ChoiceList, OneChoice } from '../odds/choice-list.tsx';
import { useTexts } from '../shell/texts.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { TextField } from '../shell/ui/text-field.tsx';
import { BASKET, GAME_COUNTS, type LabDraft, MOST_LISTS } from './draft.ts';
import type { LabOffer } from './messages.ts';
import { contestName, listName, namespacesOf } from './names.ts';

export interface LabFormProps {
  readonly game: GameId;
  readonly draft: LabDraft;
  readonly offer: LabOffer;
  readonly lists: readonly NamedList[];
  readonly onGame: (game: GameId) => void;
  readonly onChange: (part: Partial<LabDraft>) => void;
}

/** Who is measured, on what, and how often. */
export function LabForm(props: LabFormProps): JSX.Element {
  const { game, draft, offer, lists, onGame, onChange } = props;
  const texts = useTexts('odds-page', ...namespacesOf(game));
  const bots = BOT_IDS.map((bot) => ({ value: bot, name: texts.t(`table:bot.${bot}.name`) }));
  const kind = lists.length === 0 ? 'bots' : draft.kind;
  const nameOf = (name: string): string => listName(texts, game, name);
  return (
    <div className="grid items-end gap-4 rounded-md border border-line bg-panel/70 p-4 md:grid-cols-2 lg:grid-cols-3">
      <OneChoice
        label={texts.t('lab:game')}
        value={game}
        choices={GAMES.map(({ id }) => ({ value: id, name: texts.t(`shell:game.${id}.name`) }))}
        onChange={(next) => {
          if (isGameId(next)) onGame(next);
        }}
      />
      {lists.length > 0 && (
        <RadioGroup
          label={texts.t('lab:kind.label')}
          value={kind}
          choices={(['bots', 'lists'] as const).map((value) => ({
            value,
            label: texts.t(`lab:kind.${value}`),
          }))}
          wide
          onChange={(next) => onChange({ kind: next })}
        />
      )}
      {kind === 'bots' ? (
        <>
          <OneChoice
            label={texts.t('lab:setups')}
            value={draft.contests}
            choices={[
              { value: BASKET, name: texts.t('lab:basket') },
              ...offer.contests.map((value) => ({ value, name: contestName(texts, game, value) })),
            ]}
            onChange={(contests) => onChange({ contests })}
          />
          {(['a', 'b'] as const).map((side) => (
            <OneChoice
              key={side}
              label={texts.t(`lab:bot-${side}`)}
              value={draft[side]}
              choices={bots}
              onChange={(bot) => {
                if (isBotId(bot)) onChange({ [side]: bot });
              }}
            />
          ))}
        </>
      ) : (
        <>
          <OneChoice
            label={texts.t('lab:bot')}
            value={draft.a}
            choices={bots}
            onChange={(bot) => {
              if (isBotId(bot)) onChange({ a: bot });
            }}
          />
          <div className="md:col-span-2 lg:col-span-3">
            <ChoiceList
              label={texts.t('lab:lists')}
              values={draft.lists}
              choices={lists
                .filter(({ name }) => !draft.lists.includes(name))
                .map(({ name }) => ({ value: name, name: nameOf(name) }))}
              nameOf={nameOf}
              most={MOST_LISTS}
              onChange={(chosen) => onChange({ lists: chosen })}
            />
          </div>
        </>
      )}
      <OneChoice
        label={texts.t('lab:games')}
        value={String(draft.games)}
        choices={GAME_COUNTS.map((count) => ({ value: String(count), name: String(count) }))}
        onChange={(games) => onChange({ games: Number(games) })}
      />
      <TextField
        label={texts.t('lab:seed')}
        showLabel
        value={draft.seed}
        onChange={(seed) => onChange({ seed })}
      />
    </div>
  );
}

import {
  checkMap,
  MAP_IDS,
  MAPS,
  type MapFile,
  missionsFor,
  optionOf,
} from '@parsecs/imperial-assault';
import type { Problem } from '@parsecs/kernel';
import { type JSX, useRef, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { MapSketch } from '../boards/imperial-assault/map-sketch.tsx';
import { useTexts } from '../shell/texts.tsx';
import { announce } from '../shell/ui/announce.tsx';
import { Button } from '../shell/ui/button.tsx';
import { FileInput } from '../shell/ui/file-input.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import type { Choice } from '../shell/ui/select.tsx';
import {
  type AssaultDraft,
  bringMap,
  type ChangeAssault,
  chooseMap,
  type MapKey,
  mapKeyOf,
  missionsOn,
} from './imperial-assault-draft.ts';
import { ProblemList } from './problem-list.tsx';

interface PartProps {
  readonly draft: AssaultDraft;
  readonly change: ChangeAssault;
}

/** Where the armies meet, and what is at stake there. */
export function MissionChoice({ draft, change }: PartProps): JSX.Element {
  const texts = useTexts('imperial-assault', 'imperial-assault-board');
  const choices: Choice<MapKey>[] = [
    {
      value: 'random',
      label: texts.t('imperial-assault-board:new.mission-random'),
      note: texts.t(`imperial-assault-board:new.mission-random-${noteOf(draft)}`),
      picture: (
        <span className="grid min-h-20 place-items-center rounded-sm bg-space text-info-ink sm:min-h-40">
          <Icon name="deck" size={44} />
        </span>
      ),
    },
    ...MAP_IDS.map((value) => ({
      value,
      label: texts.t(`imperial-assault:map.${value}.name`),
      note: texts.t(`imperial-assault:map.${value}.text`),
      picture: <MapSketch file={MAPS[value]} />,
    })),
    ...(draft.map === undefined
      ? []
      : [
          {
            value: 'own' as const,
            label: texts.t('imperial-assault:map.own.name'),
            note: draft.map.id,
            picture: <MapSketch file={draft.map} />,
          },
        ]),
  ];
  const missions = missionsOn(draft);
  return (
    <>
      <RadioGroup
        label={texts.t('imperial-assault-board:new.map')}
        hideLabel
        look="cards"
        value={mapKeyOf(draft)}
        choices={choices}
        onChange={(key) => {
          if (key !== 'own') change((old) => chooseMap(old, key));
        }}
      />
      {missions.length > 0 && draft.mission !== 'random' && (
        <div className="mt-4">
          <RadioGroup
            label={texts.t('imperial-assault-board:new.mission')}
            look="cards"
            value={draft.mission}
            choices={missions.map((value) => ({
              value,
              label: `${texts.t(`imperial-assault:mission.${value}.letter`)} · ${texts.t(`imperial-assault:mission.${value}.name`)}`,
              note: texts.t(`imperial-assault:mission.${value}.text`),
            }))}
            onChange={(mission) => change((old) => ({ ...old, mission }))}
          />
        </div>
      )}
      <OwnMap onBring={(map) => change((old) => bringMap(old, map))} />
    </>
  );
}

/** What the mission is drawn from. */
function noteOf({ options }: AssaultDraft): 'note' | 'printed' | 'all' {
  const owned = optionOf(options, 'missionDeck');
  return owned === 'core' ? 'note' : owned;
}

interface Refused {
  readonly file: string;
  /** Empty when the file is no JSON at all, or holds no mission. */
  readonly problems: readonly Problem[];
}

/** A map file of one's own; what is wrong with it is told. */
function OwnMap(props: { readonly onBring: (map: MapFile) => void }): JSX.Element {
  const texts = useTexts('imperial-assault', 'imperial-assault-board');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const load = async (file: File): Promise<void> => {
    const read = await readMap(file);
    if ('problems' in read) {
      setRefused({ file: file.name, problems: read.problems });
      announce(texts.t('imperial-assault-board:new.map-refused', { file: file.name }), 'assertive');
      return;
    }
    setRefused(undefined);
    props.onBring(read.map);
  };
  return (
    <>
      <FileInput input={input} onFile={(file) => void load(file)} />
      <Button variant="bare" className="mt-3" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {texts.t('imperial-assault-board:new.map-load')}
      </Button>
      {refused !== undefined && (
        <div className="mt-3">
          <p className="mb-2 text-sm font-semibold">
            {texts.t('imperial-assault-board:new.map-refused', { file: refused.file })}
          </p>
          {refused.problems.length === 0 ? (
            <p className="text-sm text-quiet">
              {texts.t('imperial-assault-board:new.map-not-played')}
            </p>
          ) : (
            <ProblemList game="imperial-assault" problems={refused.problems} tone="danger" />
          )}
        </div>
      )}
    </>
  );
}

async function readMap(
  file: File,
): Promise<{ readonly map: MapFile } | { readonly problems: readonly Problem[] }> {
  try {
    const checked = checkMap(JSON.parse(await file.text()));
    if (!checked.ok) return { problems: checked.problems };
    return missionsFor(checked.value).length > 0 ? { map: checked.value } : { problems: [] };
  } catch {
    return { problems: [] };
  }
}

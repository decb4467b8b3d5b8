import type { ActivationFrame, AttackFrame, Frame, WindowFrame } from './frames.ts';

export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'setup':
    case 'walk':
    case 'strain':
      return { ...frame };
    case 'build':
      return { ...frame, armies: frame.armies.slice() };
    case 'round':
      return { kind: 'round', step: frame.step };
    case 'group':
      return { kind: 'group', group: frame.group, left: frame.left.slice(), step: frame.step };
    case 'activation':
      return copyActivation(frame);
    case 'window':
      return copyWindow(frame);
    case 'attack':
      return copyAttack(frame);
    case 'path':
      return { ...frame, way: frame.way.slice() };
    case 'effect':
    case 'mission':
      return { ...frame, chosen: frame.chosen.slice() };
    case 'displace':
      return { ...frame, waiting: frame.waiting.slice() };
    case 'drop':
      return { ...frame, tokens: frame.tokens.slice(), spaces: frame.spaces.slice() };
  }
}

// Written out: spreading the frames that most positions have costs more than all the rest of a copy.

function copyActivation(frame: ActivationFrame): ActivationFrame {
  return {
    kind: frame.kind,
    figure: frame.figure,
    step: frame.step,
    spent: frame.spent,
    extra: frame.extra,
    points: frame.points,
    attacked: frame.attacked,
    assault: frame.assault,
    left: frame.left,
    displaced: frame.displaced,
    kills: frame.kills,
    lord: frame.lord,
    used: frame.used.slice(),
    seenBy: frame.seenBy.slice(),
    limit: frame.limit,
    action: frame.action,
  };
}

function copyWindow(frame: WindowFrame): WindowFrame {
  return {
    kind: frame.kind,
    window: frame.window,
    seats: frame.seats,
    index: frame.index,
    about: frame.about,
    used: frame.used.slice(),
    waiting: frame.waiting.slice(),
  };
}

function copyAttack(frame: AttackFrame): AttackFrame {
  return {
    kind: frame.kind,
    figure: frame.figure,
    by: frame.by,
    step: frame.step,
    target: frame.target,
    space: frame.space,
    optional: frame.optional,
    action: frame.action,
    not: frame.not.slice(),
    only: frame.only,
    melee: frame.melee,
    saber: frame.saber,
    attackDice: frame.attackDice.slice(),
    attackFaces: frame.attackFaces.slice(),
    attackAgain: frame.attackAgain.slice(),
    defenceDice: frame.defenceDice.slice(),
    defenceFaces: frame.defenceFaces.slice(),
    defenceAgain: frame.defenceAgain.slice(),
    plus: frame.plus,
    pierce: frame.pierce,
    marksman: frame.marksman,
    deadeye: frame.deadeye,
    deflected: frame.deflected,
    protocol: frame.protocol,
    burst: frame.burst,
    accuracy: frame.accuracy,
    damage: frame.damage,
    surges: frame.surges,
    block: frame.block,
    evade: frame.evade,
    dodge: frame.dodge,
    blast: frame.blast,
    recover: frame.recover,
    cleaves: frame.cleaves.slice(),
    inflicts: frame.inflicts,
    gains: frame.gains,
    spends: frame.spends,
    critical: frame.critical,
    spent: frame.spent.slice(),
    missed: frame.missed,
    dealt: frame.dealt,
    defeated: frame.defeated,
    effects: frame.effects.slice(),
  };
}

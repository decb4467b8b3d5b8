import { expose } from 'comlink';
import type { TableHost } from './protocol.ts';
import { WorkerReplay } from './replay-host.ts';
import { WorkerTable } from './table-host.ts';

const table = new WorkerTable();
const replay = new WorkerReplay();

const host: TableHost = {
  open: (request, listener) => table.open(request, listener),
  start: () => table.start(),
  hold: () => table.hold(),
  setViewer: (viewer) => table.setViewer(viewer),
  choose: (seat, ask, id) => table.choose(seat, ask, id),
  declineFor: (seat) => table.declineFor(seat),
  whyNot: (seat, id) => table.whyNot(seat, id),
  preview: (seat, ids) => table.preview(seat, ids),
  askTakeBack: (seat) => table.askTakeBack(seat),
  answerTakeBack: (seat, agrees) => table.answerTakeBack(seat, agrees),
  setGuard: (seat, guard) => table.setGuard(seat, guard),
  setPace: (milliseconds) => table.setPace(milliseconds),
  setStepping: (isStepping) => table.setStepping(isStepping),
  step: () => table.step(),
  shown: (sequence) => table.shown(sequence),
};

expose({ table: host, replay });

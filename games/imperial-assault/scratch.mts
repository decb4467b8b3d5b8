import { seededChance, auditGame, playOut, chooseAtRandom } from '@parsecs/kernel';
import { imperialAssault as game } from './src/index.ts';
const n = Number(process.argv[2] ?? 10);
let steps=0; const t0=performance.now(); const cards=new Set<string>();
for (let i=0;i<n;i++){ const seed=`any-${i}`; const setup=game.anySetup(seededChance(seed)); const r=auditGame(game,setup,seed); steps+=r.steps; for(const c of r.cards) cards.add(c); if(r.failure){console.log(seed, setup.mission, JSON.stringify(r.failure).slice(0,600)); } }
console.log(n,'audited',steps,'steps',((performance.now()-t0)/1000).toFixed(1),'s; cards unseen', game.cards.filter(c=>!cards.has(c)));

import { playOut, chooseAtRandom, seededChance, auditGame } from './kernel/src/index.ts';
import { starshipBattles as g } from './games/starship-battles/src/index.ts';
const [,, what='bench', name='coruscant', n='200'] = process.argv;
if (what==='bench') {
  const names = name==='all'?Object.keys(g.setups):[name];
  for (const nm of names) {
  let dec=0, ans=0, rounds=0, fin=0; const wins={};
  const run=(k)=>{for(let i=0;i<k;i++){const c=seededChance('b'+i);const s=g.begin(g.setups[nm],{chance:c});const p=playOut(g,s,c,chooseAtRandom(c),200000);dec+=p.decisions;ans+=p.answers;rounds+=s.round;fin+=p.finished?1:0;const w=s.ended+':'+s.winners.map(x=>s.factions[x]).join();wins[w]=(wins[w]??0)+1;}};
  run(30); dec=ans=rounds=fin=0; for(const k in wins)delete wins[k];
  const t=performance.now(); run(+n); const sec=(performance.now()-t)/1000;
  console.log(nm,{perSec:Math.round(dec/sec),decPerGame:dec/n,ansPerGame:ans/n,rounds:rounds/n,fin,wins});
  }
} else if (what==='audit') {
  const names = name==='all'?Object.keys(g.setups):[name];
  const cards=new Set();
  for (const nm of names) for(let i=0;i<+n;i++){const r=auditGame(g,g.setups[nm],'a'+i,i===0&&false);for(const c of r.cards)cards.add(c);if(r.failure){console.log(nm,i,r.failure);break;} if(i===0)console.log(nm,'ok',r.steps);}
  console.log('cards',cards.size,'of',g.cards.length,g.cards.filter(c=>!cards.has(c)).join(' '));
}

import { seededChance } from './kernel/src/index.ts';
import { starshipBattles as g } from './games/starship-battles/src/index.ts';
import { BOTS } from './bots/src/index.ts';
const [,, name='coruscant', n='3', a='greedy', b='greedy', verbose=''] = process.argv;
const setup=g.setups[name]; const wins={}; let rounds=0,dec=0; const kinds={}; const opts={};
const t0=performance.now();
for(let i=0;i<+n;i++){
  const chance=seededChance('g'+i), dice=seededChance('d'+i);
  const tell=(e)=>{ if(e.type==='option-bought')opts[e.option]=(opts[e.option]??0)+1; if(e.type==='rolled')opts['rolled:'+(e.weapon==='point-defense'?'pd':'w')]=(opts['rolled:'+(e.weapon==='point-defense'?'pd':'w')]??0)+1; if(['fled','launched','reduced','destroyed'].includes(e.type))opts[e.type]=(opts[e.type]??0)+1; if(verbose&&i===0)console.log(JSON.stringify(e));};
  const s=g.begin(setup,{chance,tell});
  for(;;){const asked=g.asked(s); if(!asked.length)break; const seat=asked[0]; const q=g.question(s,seat);
    let id; if(q.answers.length===1&&!q.region)id=q.answers[0].id; else {const t=performance.now(); id=BOTS[seat%2===0?a:b].choose({game:g,view:g.view(s,seat),question:q,chance:dice}); const k=kinds[q.kind]??={n:0,ms:0,ans:0};k.n++;k.ms+=performance.now()-t;k.ans+=q.answers.length;dec++;}
    g.answer(s,seat,g.check(s,seat,id),{chance,tell}); if(s.round>300){console.log('long');break;}}
  rounds+=s.round; const w=s.ended+':'+s.winners.map(x=>s.factions[x]).join(); wins[w]=(wins[w]??0)+1;
}
console.log(name,{sec:((performance.now()-t0)/1000/n).toFixed(2),rounds:rounds/n,dec:dec/n,wins});
console.log(Object.fromEntries(Object.entries(kinds).map(([k,v])=>[k,`${(v.n/n).toFixed(0)}/game ${(v.ms/v.n).toFixed(2)}ms ${(v.ans/v.n).toFixed(1)} answers`])));
console.log(opts);

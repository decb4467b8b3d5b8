import { seededChance, at } from '@parsecs/kernel';
import { BOTS } from '@parsecs/bots';
import { imperialAssault as game, type ImperialAssault } from './src/index.ts';
const names = process.argv[3] ? [process.argv[3]] : Object.keys(game.setups);
const N = Number(process.argv[2] ?? 1); const bots = [process.argv[4] ?? 'greedy', process.argv[5] ?? 'greedy'];
for (const name of names) { const rows=[]; const t0=performance.now(); let dec=0; const verbs: Record<string,number>={};
 for (let g=0; g<N; g++) { const chance=seededChance(`sim-${g}`), dice=seededChance(`bots-${g}`); const s=game.begin(game.setups[name]!,{chance}); let n=0;
  while (game.outcome(s)===undefined && n<6000) { const seat=game.asked(s)[0]!; const question=game.question(s,seat); let id=at(question.answers,0).id;
    if (question.answers.length>1) { dec++; id=(BOTS as any)[bots[seat]!].choose({game,view:game.view(s,seat),question,chance:dice}); }
    const a=game.check(s,seat,id); if('refused' in a) throw new Error(id); if(s.question==='act') verbs[a.verb]=(verbs[a.verb]??0)+1; game.answer(s,seat,a,{chance}); n++; }
  rows.push([s.round, s.vp.join(':'), s.kills.join(':'), s.ending, s.winners.join(), n].join(' ')); }
 console.log(name, ((performance.now()-t0)/1000/N).toFixed(1)+'s/game', dec/N, JSON.stringify(verbs)); console.log('   '+rows.join(' | ')); }

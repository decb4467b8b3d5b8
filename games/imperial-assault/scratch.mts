import { seededChance, at } from '@parsecs/kernel';
import { begin } from './src/begin.ts';
import { answersTo, answer } from './src/play/process.ts';
import { SETUPS } from './src/setup/setup.ts';
for (const [name, setup] of Object.entries(SETUPS)) {
  let total=0, dec=0, rounds=0; const N=30; const t0=performance.now(); const ends: Record<string,number>={}; const kinds: Record<string,number>={};
  let maxA=0;
  for (let g=0; g<N; g++) {
    const chance = seededChance(`${name}-${g}`);
    const s = begin(setup, { chance });
    let n=0;
    while (s.ending === '' && n<30000) {
      const a = answersTo(s); if (a.length===0) throw new Error('stuck '+s.question);
      kinds[s.question]=(kinds[s.question]??0)+1;
      maxA=Math.max(maxA,a.length);
      if (a.length>1) dec++;
      n++; answer(s, s.asked, at(a, a.length===1?0:chance.pick('x', a.length)), { chance });
    }
    total+=n; rounds+=s.round; ends[s.ending]=(ends[s.ending]??0)+1;
  }
  const t=(performance.now()-t0)/1000;
  console.log(name, 'answers/game', (total/N).toFixed(0), 'rounds', (rounds/N).toFixed(1), 'dec/s', (dec/t).toFixed(0), JSON.stringify(ends), 'max', maxA);
  if (name==='first-skirmish') console.log(kinds);
}

import { seededChance, playOut, chooseAtRandom } from '@parsecs/kernel';
import { imperialAssault as game } from './src/index.ts';
const cpu=()=>{const c=process.cpuUsage();return (c.user+c.system)/1e6;};
for (let pass=0;pass<2;pass++) for (const name of ['first-skirmish','get-to-the-ship','smuggled-goods','lost-knowledge','raiding-party']) {
  const N=25; let dec=0, ans=0; const t0=cpu();
  for(let g=0;g<N;g++){const chance=seededChance(`${name}${g}`);const s=game.begin(game.setups[name]!,{chance}); const p=playOut(game,s,chance,chooseAtRandom(chance)); dec+=p.decisions; ans+=p.answers;}
  const t=cpu()-t0; if(pass) console.log(name,(dec/t).toFixed(0),'dec/cpu-s', (ans/N).toFixed(0));
}

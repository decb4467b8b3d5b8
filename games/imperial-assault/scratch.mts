import { compileGrid, spaceNamed } from './src/map/grid.ts';
import { layoutOf, distance } from './src/map/layout.ts';
import { seesSpace } from './src/map/sight.ts';
import { graphOf } from './src/map/bases.ts';
import { findWays } from './src/map/reach.ts';
import { MAPS } from './src/map/map-file.ts';
for (const id of Object.keys(MAPS)) {
  const t0 = performance.now();
  const g = compileGrid((MAPS as any)[id]); const l = layoutOf(g, 0);
  for (let i=0;i<g.count;i++) distance(l,i,0);
  const t1 = performance.now();
  let n=0, sees=0, asym=0;
  for (let a=0;a<g.count;a++) for (let b=0;b<g.count;b++) { n++; if (seesSpace(l,a,b,undefined,0,0)) {sees++; if(!seesSpace(l,b,a,undefined,0,0)) asym++;} }
  const t2 = performance.now();
  const crowd = new Int16Array(4096);
  for (let k=0;k<24;k++) crowd[g.slot[(k*37)%g.count]!] = k+1;
  let s2=0;
  for (let a=0;a<g.count;a++) for (let b=0;b<g.count;b++) if (seesSpace(l,a,b,crowd,0,0)) s2++;
  const t3 = performance.now();
  console.log(id, g.count, 'compile', (t1-t0).toFixed(1), 'sight cold', (t2-t1).toFixed(0), 'sees', sees, 'asym', asym, 'crowd', s2, 'us', ((t3-t2)*1000/n).toFixed(3));
  const graph = graphOf(l,0,false);
  const stance = new Array(200).fill(1);
  let best=1e9;
  for(let r=0;r<20;r++){const t4=performance.now(); let c=0; for(let i=0;i<g.count;i++){ c+=findWays(l,{graph,stand:i,self:99,free:false,massive:false,turns:false,counts:false,stance},crowd,5).ends.length;} best=Math.min(best,(performance.now()-t4)*1000/g.count); if(r===0) console.log(' ends avg', c/g.count);}
  console.log(' ways us', best.toFixed(2));
  const t5=performance.now(); graphOf(l,3,true); graphOf(l,3,false); console.log(' big graph ms', (performance.now()-t5).toFixed(1));
}
const g = compileGrid(MAPS['mos-eisley-outskirts']); const l = layoutOf(g,0); const open = layoutOf(g,1);
const see=(a:string,b:string,L=l)=>seesSpace(L,spaceNamed(g,a),spaceNamed(g,b),undefined,0,0);
const d=(a:string,b:string,L=l)=>distance(L,spaceNamed(g,a),spaceNamed(g,b));
console.log('WE10', see('T16','T17'), see('T17','T16'), d('T16','T17'));
console.log('WE11', see('M11','L10'), see('L10','M11'));
console.log('WE12', see('R11','R12'), d('R11','R12'), see('R11','R12',open), d('R11','R12',open));
console.log('WE09', d('R14','S13'), graphOf(l,0,false).steps[spaceNamed(g,'R14')]!.includes(spaceNamed(g,'S13')));
console.log('WE13', see('L16','O16'), d('L16','O16'), 'WE14', d('L15','M14'), d('L15','M15'), d('O15','N14'),d('O15','N15'));

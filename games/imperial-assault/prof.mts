import { readFileSync, readdirSync } from 'node:fs';
const dir=process.argv[2]!; const f=readdirSync(dir).find(x=>x.endsWith('.cpuprofile'))!;
const p=JSON.parse(readFileSync(dir+'/'+f,'utf8'));
const self=new Map<string,number>(); const dt=p.timeDeltas; const byId=new Map(p.nodes.map((n:any)=>[n.id,n]));
p.samples.forEach((id:number,i:number)=>{const n:any=byId.get(id); const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').slice(-2).join('/')+':'+n.callFrame.lineNumber; self.set(k,(self.get(k)??0)+dt[i]);});
const tot=[...self.values()].reduce((a,b)=>a+b,0);
for(const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,25)) console.log((v/tot*100).toFixed(1)+'%',k);

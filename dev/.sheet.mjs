import sharp from 'sharp'
const [out, w, cols, ...files] = process.argv.slice(2)
const tiles = await Promise.all(files.map(async f => ({ b: await sharp(f).resize({ width: +w }).png().toBuffer({ resolveWithObject: true }) })))
let x=0,y=0,row=0,c=0; const comp=[]; let W=0
for (const {b} of tiles) { if (c==cols){x=0;y+=row+8;row=0;c=0} comp.push({input:b.data,left:x,top:y}); x+=+w+8; row=Math.max(row,b.info.height); c++; W=Math.max(W,x) }
await sharp({create:{width:W,height:y+row,channels:3,background:'#888'}}).composite(comp).png().toFile(out)

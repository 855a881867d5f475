import sharp from 'sharp'
const [out, height, ...files] = process.argv.slice(2)
const h = Number(height)
const imgs = await Promise.all(files.map(async f => { const b = await sharp(f).resize({ height: h }).png().toBuffer(); const m = await sharp(b).metadata(); return { b, w: m.width } }))
const W = imgs.reduce((s, i) => s + i.w + 8, 0)
let x = 0
await sharp({ create: { width: W, height: h, channels: 3, background: '#888' } }).composite(imgs.map(i => { const c = { input: i.b, left: x, top: 0 }; x += i.w + 8; return c })).png().toFile(out)

/** Photos with their faults: a few near a limit for the daily tests, all others for the nightly ones. */
import sharp from 'sharp'
import type { PhotoFault } from '#domain/photo-fault.ts'
import type { Pixels } from '#face/pixels.ts'
import { beside, closePhoto, exposed, faceless, pixelsOf, toned, wholePhoto } from './pictures.ts'

export type FaultRow = [photo: string, fault: PhotoFault | null, picture: () => Promise<Pixels>]

const close = pixelsOf(closePhoto())
const blurred = () => pixelsOf(closePhoto().blur(4.5))

export const PHOTOS_AT_A_LIMIT: FaultRow[] = [
  ['a portrait with much background', null, () => pixelsOf(wholePhoto())],
  ['a small photo, enlarged', null, () => pixelsOf(closePhoto().resize(160).resize(600))],
  [
    'a grey wall',
    'photo-no-face',
    () => pixelsOf(sharp({ create: { width: 500, height: 500, channels: 3, background: '#888' } })),
  ],
  [
    'a child and a second face half as large',
    'photo-several-faces',
    async () => pixelsOf(await beside(closePhoto(), closePhoto().flop().resize(380))),
  ],
  [
    'a child and a passer-by far behind',
    null,
    async () => pixelsOf(await beside(closePhoto(), closePhoto().flop().resize(150))),
  ],
  ['a dim room', null, async () => exposed(await close, 0.3)],
  ['a dark room', 'photo-too-dark', async () => exposed(await close, 0.1)],
  ['the darkest skin in half the light', null, async () => exposed(toned(await close, 0.07), 0.5)],
  ['dark skin in the dark', 'photo-too-dark', async () => exposed(toned(await close, 0.12), 0.1)],
  ['a hand that trembled', 'photo-too-blurred', blurred],
  ['dark skin, out of focus', 'photo-too-blurred', async () => toned(await blurred(), 0.2)],
]

export const MORE_PHOTOS: FaultRow[] = [
  ['a portrait', null, () => close],
  ['a portrait in a mirror', null, () => pixelsOf(closePhoto().flop())],
  ['a head that leans', null, () => pixelsOf(closePhoto().rotate(20, { background: '#998' }))],
  ['a suit without a face', 'photo-no-face', () => pixelsOf(faceless())],
  ['two children', 'photo-several-faces', async () => pixelsOf(await beside(closePhoto(), closePhoto().flop()))],
  ['hardly any light', 'photo-too-dark', async () => exposed(await close, 0.02)],
  ['no light at all', 'photo-too-dark', async () => exposed(await close, 0)],
  ['brown skin', null, async () => toned(await close, 0.25)],
  ['brown skin in half the light', null, async () => exposed(toned(await close, 0.25), 0.5)],
  ['dark skin', null, async () => toned(await close, 0.12)],
  ['dark skin in half the light', null, async () => exposed(toned(await close, 0.12), 0.5)],
  ['the darkest skin', null, async () => toned(await close, 0.07)],
  ['a lens on another plane', 'photo-too-blurred', () => pixelsOf(closePhoto().blur(20))],
]

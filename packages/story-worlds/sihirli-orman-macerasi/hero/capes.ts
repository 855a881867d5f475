/** Shapes of the cape for each way of standing and moving. */
import type { Cape, CapePiece } from './cloak.ts'

/** Standing still: the cape is a bell round the child. */
export const HANGING: Cape = {
  back: [
    {
      top: [
        [-84, 136],
        [84, 136],
      ],
      hem: [
        [-140, 440],
        [-96, 464],
        [-46, 452],
        [0, 468],
        [46, 452],
        [96, 464],
        [140, 440],
      ],
      bulgeL: [-16, 0],
      bulgeR: [16, 0],
    },
  ],
  front: [
    {
      top: [
        [-104, 158],
        [-58, 146],
      ],
      hem: [
        [-160, 430],
        [-124, 452],
        [-86, 438],
      ],
      bulgeL: [-22, 0],
      bulgeR: [-8, 10],
      edges: ['R'],
    },
    {
      top: [
        [58, 146],
        [104, 158],
      ],
      hem: [
        [86, 438],
        [124, 452],
        [160, 430],
      ],
      bulgeL: [8, 10],
      bulgeR: [22, 0],
      edges: ['L'],
    },
  ],
}

/** Walking to the right: the cape blows back a little. */
export const WALKING: Cape = {
  back: [
    {
      top: [
        [-84, 136],
        [84, 136],
      ],
      hem: [
        [-190, 430],
        [-146, 468],
        [-96, 452],
        [-42, 474],
        [12, 458],
        [62, 466],
      ],
      bulgeL: [-26, 6],
      bulgeR: [14, -4],
    },
  ],
  front: [
    {
      top: [
        [-104, 158],
        [-56, 146],
      ],
      hem: [
        [-198, 412],
        [-158, 444],
        [-112, 430],
      ],
      bulgeL: [-24, 4],
      bulgeR: [-12, 10],
      edges: ['R'],
    },
    {
      top: [
        [56, 146],
        [104, 158],
      ],
      hem: [
        [66, 438],
        [104, 456],
        [140, 428],
      ],
      bulgeL: [6, 10],
      bulgeR: [16, -6],
      edges: ['L'],
    },
  ],
}

/** Spinning: the cape stands out all round. */
export const SPINNING: Cape = {
  back: [
    {
      top: [
        [-84, 130],
        [84, 130],
      ],
      hem: [
        [-262, 330],
        [-204, 392],
        [-138, 366],
        [-66, 408],
        [6, 378],
        [78, 412],
        [150, 370],
        [214, 390],
        [262, 322],
      ],
      bulgeL: [-40, 34],
      bulgeR: [40, 34],
      wave: 16,
    },
  ],
  front: [
    {
      top: [
        [-110, 160],
        [-58, 144],
      ],
      hem: [
        [-270, 296],
        [-214, 356],
        [-160, 338],
        [-112, 372],
      ],
      bulgeL: [-26, 20],
      bulgeR: [-20, 22],
      wave: 12,
      edges: ['R'],
    },
    {
      top: [
        [58, 144],
        [110, 160],
      ],
      hem: [
        [112, 372],
        [160, 338],
        [214, 356],
        [270, 296],
      ],
      bulgeL: [20, 22],
      bulgeR: [26, 20],
      wave: 12,
      edges: ['L'],
    },
  ],
}

/** The left hand lifts the cape like a tent. */
export const LIFTED: Cape = {
  back: [
    {
      top: [
        [-84, 136],
        [84, 136],
      ],
      hem: [
        [-292, 300],
        [-296, 372],
        [-250, 430],
        [-180, 452],
        [-96, 464],
        [-20, 456],
        [60, 466],
        [140, 440],
      ],
      bulgeL: [-10, -34],
      bulgeR: [16, 0],
    },
  ],
  front: [
    {
      top: [
        [-104, 158],
        [-58, 146],
      ],
      hem: [
        [-134, 440],
        [-108, 454],
        [-80, 440],
      ],
      bulgeL: [-14, 0],
      bulgeR: [-4, 6],
      edges: ['R'],
    },
    ...(HANGING.front?.slice(1) ?? []),
  ],
}

/** The cape flies behind like a flag. */
export const FLYING: Cape = {
  back: [
    {
      top: [
        [-70, 100],
        [70, 160],
      ],
      hem: [
        [-420, 40],
        [-446, 104],
        [-396, 150],
        [-366, 206],
        [-286, 232],
        [-214, 280],
      ],
      bulgeL: [30, -86],
      bulgeR: [-20, 50],
      wave: 3,
      out: true,
    },
  ],
  front: [
    {
      top: [
        [40, 150],
        [92, 158],
      ],
      hem: [
        [-10, 300],
        [40, 322],
        [84, 296],
      ],
      bulgeL: [6, 8],
      bulgeR: [22, 0],
      edges: ['L'],
    },
  ],
}

/** A small leap: the cape lifts behind the back. */
export const FLUTTERING: Cape = {
  back: [
    {
      top: [
        [-70, 110],
        [70, 156],
      ],
      hem: [
        [-206, 150],
        [-222, 214],
        [-182, 256],
        [-128, 300],
        [-66, 312],
        [-6, 340],
      ],
      bulgeL: [14, -30],
      bulgeR: [-10, 30],
      wave: 4,
      out: true,
    },
  ],
  front: FLYING.front ?? [],
}

/** The same cape with a lower hem, for a child whose legs are hidden. @param by units */
export const longer = ({ back = [], front = [] }: Cape, by: number): Cape => {
  const lowered = (piece: CapePiece): CapePiece => ({
    ...piece,
    hem: piece.hem.map(([x, y]): readonly [number, number] => [x * 1.15, y + by]),
  })
  return { back: back.map(lowered), front: front.map(lowered) }
}

import { buildStarGlyph } from '#shared/kit/star-glyph.ts'
import {
  buildEllipticalArcPath,
  buildCirclePath,
  buildEllipsePath,
  buildHatchPath,
  buildHexagonPath,
  buildLinePath,
  getPointOnEllipse,
  buildSphereShadingPath,
  buildSphereStrokes,
  createStroke,
  buildPolylinePath,
  buildEllipseTicksPath,
} from './drawing-strokes.ts'
import type { Stroke } from './drawing-strokes.ts'
import type { StarRating } from './star-glyph.ts'

/** Names of the drawings for empty pages. */
export type EmptyPageDrawingName =
  | 'orrery'
  | 'star-chart'
  | 'quill'
  | 'mask'
  | 'vehicle'
  | 'dice'
  | 'archive'
  | 'telescope'

type Dot = readonly [number, number]

function orrery(): readonly Stroke[] {
  const hub: Dot = [100, 62]
  const planet = (rx: number, ry: number, degrees: number, lift: number, radius: number): readonly Stroke[] => {
    const [x, y] = getPointOnEllipse(hub, rx, ry, degrees)
    return [
      createStroke('plain', buildLinePath(hub, [x, y]), buildLinePath([x, y], [x, y - lift])),
      createStroke('solid', buildCirclePath([x, y], 1.5)),
      ...buildSphereStrokes([x, y - lift - radius], radius, 1.4),
    ]
  }
  const column =
    'M97 66V78C93 80 93 84 97 86V104C91 108 91 113 96 116L88 124H112L104 116C109 113 109 108 103 104V86C107 84 107 80 103 78V66Z'
  return [
    createStroke('plain', buildEllipsePath(hub, 88, 25), buildEllipsePath(hub, 83, 22.5)),
    createStroke(
      'fine',
      buildEllipseTicksPath(hub, [83, 22.5], [88, 25], 96),
      buildEllipsePath(hub, 62, 16),
      buildEllipsePath(hub, 36, 9),
    ),
    ...planet(62, 16, 232, 12, 5),
    ...planet(83, 22.5, 318, 14, 6.5),
    createStroke('mask', column),
    createStroke('plain', column),
    createStroke(
      'fine',
      buildHatchPath([101, 88, 101, 103], [103, 88, 103, 103], 8),
      'M93.5 82H106.5M92.5 110.5H107.5M101 118L106 124M103 117L109 124',
    ),
    createStroke('mask', buildEllipsePath([100, 129], 34, 7)),
    createStroke('plain', buildEllipsePath([100, 127], 30, 5), buildEllipticalArcPath([100, 127], 34, 8, -10, 190)),
    createStroke('bold', buildEllipticalArcPath([100, 132], 38, 9, 0, 180)),
    createStroke('fine', buildEllipseTicksPath([100, 130], [34, 7.5], [38, 9.5], 30, 8, 172)),
    ...planet(36, 9, 150, 9, 4),
    ...planet(62, 16, 62, 10, 6),
    ...planet(83, 22.5, 172, 15, 8.5),
    createStroke('plain', buildEllipticalArcPath([17.8, 41.7], 15, 3.6, -18, 198)),
    createStroke('plain', buildLinePath(hub, [100, 50])),
    createStroke(
      'bold',
      ...Array.from({ length: 16 }, (_, ray) =>
        buildLinePath(
          getPointOnEllipse([100, 40], 13.5, 13.5, ray * 22.5),
          getPointOnEllipse([100, 40], ray % 2 ? 16 : 19, ray % 2 ? 16 : 19, ray * 22.5),
        ),
      ),
    ),
    ...buildSphereStrokes([100, 40], 11, 1.5),
  ]
}

function raysAt([x, y]: Dot, rating: StarRating, size: number): Stroke {
  const { disc, polygons } = buildStarGlyph('rays', rating, size)
  const rays = polygons.map((ray) => ray.map(([dx, dy]) => [x + dx, y + dy] as const))
  return createStroke('solid', buildCirclePath([x, y], disc), ...rays.map((ray) => buildPolylinePath(ray, true)))
}

const chartStars: readonly (readonly [Dot, StarRating])[] = [
  [[62, 52], 4],
  [[99, 73], 1],
  [[87, 94], 3],
  [[136, 52], 2],
  [[148, 94], 5],
]

function starChart(): readonly Stroke[] {
  const cells = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 6 - (row % 2) }, (_cell, column): Dot => [
      38.4 + column * 24.6 + (row % 2) * 12.3,
      31 + row * 21.2,
    ]),
  ).flat()
  const stars = chartStars.map(([dot, rating]) => raysAt(dot, rating, 8))
  return [
    createStroke('bold', 'M14 12H186V138H14Z'),
    createStroke('plain', 'M19 17H181V133H19Z'),
    createStroke(
      'fine',
      buildHatchPath([19, 12, 181, 12], [19, 17, 181, 17], 41),
      buildHatchPath([19, 133, 181, 133], [19, 138, 181, 138], 41),
      buildHatchPath([14, 17, 14, 133], [19, 17, 19, 133], 29),
      buildHatchPath([181, 17, 181, 133], [186, 17, 186, 133], 29),
    ),
    createStroke('fine', ...cells.map((cell) => buildHexagonPath(cell, 14.2))),
    createStroke('bold', 'M68 58L81 89M93 90L96 79M106 70L128 57M94 94H139M138 60L146 85'),
    ...stars,
    createStroke('plain', buildCirclePath([62, 52], 11)),
    createStroke('plain', buildCirclePath([148, 94], 11)),
  ]
}

function quill(): readonly Stroke[] {
  const vane =
    'M82 108C84 78 104 40 152 12C158 26 152 44 140 56L146 55C138 70 124 80 112 84L118 85C106 95 94 100 82 108Z'
  const barbs = Array.from({ length: 17 }, (_, index) => {
    const t = index / 17
    const x = 88 + 56 * t
    const y = 97 - 74 * t + 9 * Math.sin(t * Math.PI)
    return `${buildLinePath([x, y], [x - 5 + 9 * t, y - 9 + 3 * t])}${buildLinePath([x + 1, y], [x + 13 - 6 * t, y - 5 - 4 * t])}`
  })
  const well = 'M142 100V94H168V100C178 102 181 108 181 116V132H129V116C129 108 132 102 142 100Z'
  return [
    createStroke('fine', 'M20 44H74M20 56H82M20 68H70M20 80H76M20 92H66M20 104H58'),
    createStroke('plain', 'M20 116C26 108 30 124 36 116C41 109 45 124 51 117C56 111 60 121 67 117'),
    createStroke('mask', vane),
    createStroke('plain', vane),
    createStroke('fine', ...barbs),
    createStroke('bold', 'M68 117L76 110C90 84 108 52 152 12M68 117L72 115'),
    createStroke('mask', well),
    createStroke('plain', well, buildEllipsePath([155, 94], 13, 3)),
    createStroke('solid', buildEllipsePath([155, 94.4], 10, 1.8)),
    createStroke('fine', buildHatchPath([164, 106, 164, 131], [180, 109, 180, 131], 14), 'M129 122H181'),
    createStroke('bold', 'M10 132H190'),
  ]
}

function mask(): readonly Stroke[] {
  const face =
    'M36 52C52 40 82 40 100 52C118 40 148 40 164 52C170 78 158 104 132 104C118 104 108 96 100 84C92 96 82 104 68 104C42 104 30 78 36 52Z'
  const eye = (mirror: 1 | -1) =>
    `M${100 + mirror * 14} 70C${100 + mirror * 22} 60 ${100 + mirror * 40} 58 ${100 + mirror * 50} 66C${100 + mirror * 44} 80 ${100 + mirror * 22} 82 ${100 + mirror * 14} 70Z`
  const shaded = Array.from({ length: 22 }, (_, index) => {
    const t = (index + 0.5) / 22
    const x = 104 + t * 58
    const deep = 103 - Math.abs(x - 134) ** 1.7 / 24
    const foot = Math.min(103, deep, 86 + (x - 104) * 1.2)
    return buildLinePath([x, foot - 14 * Math.sin(t * Math.PI)], [x, foot - 0.8])
  })
  return [
    createStroke('fine', 'M40 60C22 66 18 84 26 100C32 112 22 122 12 124M38 64C26 72 24 86 31 99C38 113 30 128 18 134'),
    createStroke(
      'fine',
      'M160 60C178 66 182 84 174 100C168 112 178 122 188 124M162 64C174 72 176 86 169 99C162 113 170 128 182 134',
    ),
    createStroke('mask', face),
    createStroke('bold', face),
    createStroke('fine', ...shaded),
    createStroke('mask', eye(1), eye(-1)),
    createStroke('plain', eye(1), eye(-1)),
    createStroke(
      'fine',
      'M82 50C88 54 94 58 100 66C106 58 112 54 118 50M48 52C60 47 76 47 86 54M152 52C140 47 124 47 114 54',
    ),
    createStroke(
      'plain',
      'M100 52C94 40 94 28 100 14C106 28 106 40 100 52ZM92 48C82 40 78 30 78 20C88 26 93 36 95 46M108 48C118 40 122 30 122 20C112 26 107 36 105 46',
    ),
    createStroke('fine', 'M100 20V46M82 27L93 44M118 27L107 44'),
    createStroke(
      'solid',
      buildCirclePath([100, 59], 2.2),
      buildCirclePath([44, 57], 1.3),
      buildCirclePath([156, 57], 1.3),
    ),
    createStroke('fine', 'M66 116C78 122 122 122 134 116M84 124C92 128 108 128 116 124'),
  ]
}

function vehicle(): readonly Stroke[] {
  const wheels = [52, 86, 120, 154].map((x): Dot => [x, 110])
  const hull = 'M22 92L36 66H82L92 74H164L182 92L176 104H28Z'
  const turret = 'M96 74L100 56H138L148 74Z'
  return [
    createStroke(
      'fine',
      buildHatchPath([40, 70, 34, 90], [60, 70, 60, 90], 8),
      buildHatchPath([128, 92, 128, 103], [178, 92, 174, 103], 6),
    ),
    createStroke('plain', hull, 'M22 92H182M64 66V92M92 74V92M128 74V92'),
    createStroke('plain', 'M40 70H60V86H33Z'),
    createStroke('mask', turret),
    createStroke('plain', turret, 'M146 61H188V66H147M180 59H190V68H180ZM110 56V51H126V56M78 66V34M78 40L88 36L78 33'),
    createStroke('fine', buildHatchPath([128, 58, 136, 58], [132, 73, 146, 73], 7), 'M70 84H88M98 82H122M98 87H122'),
    ...wheels.flatMap((wheel) => [
      createStroke('mask', buildCirclePath(wheel, 15)),
      createStroke('bold', buildCirclePath(wheel, 15)),
      createStroke('plain', buildCirclePath(wheel, 10.5), buildCirclePath(wheel, 3)),
      createStroke(
        'fine',
        buildEllipseTicksPath(wheel, [12.5, 12.5], [15, 15], 28),
        buildEllipseTicksPath(wheel, [3, 3], [10.5, 10.5], 6, 15),
      ),
    ]),
    createStroke('plain', 'M10 125H190'),
    createStroke('fine', 'M16 129H60M72 129H84M98 129H170M30 133H48M110 133H150M6 96H16M2 102H14M8 108H22'),
  ]
}

function dice(): readonly Stroke[] {
  const pips = (rx: number, ry: number, ...dots: readonly Dot[]) => dots.map((dot) => buildEllipsePath(dot, rx, ry))
  return [
    createStroke(
      'fine',
      ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
        buildLinePath([18 + row * 3, 126 + row * 2], [150 - row * 9, 126 + row * 2]),
      ),
    ),
    createStroke('mask', 'M66 42L104 58V104L66 124L28 104V58Z'),
    createStroke('bold', 'M66 42L104 58V104L66 124L28 104V58Z'),
    createStroke('plain', 'M28 58L66 76L104 58M66 76V124'),
    createStroke('fine', buildHatchPath([68, 78, 68, 122], [103, 61, 103, 103], 20)),
    createStroke('solid', ...pips(5, 2.9, [66, 59])),
    createStroke('solid', ...pips(2.7, 3.9, [37, 70], [57, 80], [37, 97], [57, 107], [47, 88.5])),
    createStroke('mask', ...pips(4.2, 5.4, [77, 83], [93, 94])),
    createStroke('solid', ...pips(2.7, 3.9, [77, 83], [93, 94])),
    createStroke('mask', 'M142 48L176 84L174 98L142 128L110 98L108 84Z'),
    createStroke('bold', 'M142 48L176 84L174 98L142 128L110 98L108 84Z'),
    createStroke(
      'plain',
      'M142 48L124 90L142 101L160 90ZM124 90L109 85M124 90L110 98M160 90L175 85M160 90L174 98M142 101V128',
    ),
    createStroke(
      'fine',
      buildHatchPath([161, 89, 144, 52], [173, 84, 145, 53], 12),
      buildHatchPath([143, 103, 143, 126], [159, 92, 172, 98], 12),
    ),
    createStroke('bold', 'M136 82L141 76V92M136.5 92H146'),
  ]
}

function archive(): readonly Stroke[] {
  const drawers = [
    [40, 30],
    [102, 30],
    [40, 92],
    [102, 92],
  ] as const
  const card = (step: number) =>
    `M${46 + step * 1.2} ${79 - step * 5}V${66 - step * 6.2}H${62 + step}L${65 + step} ${62 - step * 6.2}H${78 + step}L${81 + step} ${66 - step * 6.2}H${94 - step * 0.5}V${79 - step * 5}`
  const front = 'M34 78H98V102H34Z'
  return [
    createStroke('bold', 'M30 22H170V136H30Z'),
    createStroke('plain', 'M24 16H176V22H24ZM26 136H174V142H26ZM100 28V130M36 28H164V130H36Z'),
    createStroke('fine', buildHatchPath([170, 22, 170, 136], [166, 22, 166, 136], 46), 'M36 59.5H164M36 90H164'),
    ...[drawers[1], drawers[2], drawers[3], [102, 61] as const].flatMap(([x, y]) => [
      createStroke('plain', `M${x} ${y + 1}H${x + 58}V${y + 26}H${x}Z`),
      createStroke('fine', `M${x + 18} ${y + 7}H${x + 40}V${y + 14}H${x + 18}ZM${x + 21} ${y + 10.5}H${x + 37}`),
      createStroke('solid', buildCirclePath([x + 29, y + 20], 1.8)),
    ]),
    createStroke('mask', 'M40 31H98V92H40Z'),
    createStroke('plain', 'M40 31H98V58H40Z'),
    createStroke('fine', buildHatchPath([40, 33, 40, 46], [98, 33, 98, 46], 8)),
    ...[4, 3, 2, 1, 0].flatMap((step) => [createStroke('mask', `${card(step)}Z`), createStroke('plain', card(step))]),
    createStroke('mask', front),
    createStroke('bold', front),
    createStroke('fine', 'M54 84H78V92H54ZM57 88H75'),
    createStroke('solid', buildCirclePath([66, 97], 2)),
  ]
}

function telescope(): readonly Stroke[] {
  const tube = 'M62 82L138 38L146 52L70 96Z'
  const bell = 'M138 36L164 20L174 38L147 54Z'
  const eyepiece = 'M40 98L63 84.5L69 94.5L46 108Z'
  return [
    createStroke('bold', 'M100 84L72 138M104 84V140M108 82L138 138'),
    createStroke('plain', 'M94 94L66 138M114 92L144 138M86 112H122'),
    createStroke('mask', tube),
    createStroke('plain', tube),
    createStroke(
      'fine',
      buildHatchPath([69, 92, 67.5, 88.6], [144.5, 49.4, 143, 46], 4),
      'M84 69.5L92 83M87 67.8L95 81.2M112 53.2L120 67M115 51.5L123 65.2',
    ),
    createStroke('mask', bell),
    createStroke('bold', bell),
    createStroke('fine', buildHatchPath([147, 52, 144.6, 48], [173, 36.5, 170.6, 32], 4), 'M143 33.2L152 51'),
    createStroke('mask', eyepiece),
    createStroke('plain', eyepiece, 'M37 97L42 94L49 107L44 110Z'),
    createStroke('fine', buildHatchPath([49, 105, 47.5, 102.4], [68.4, 93.6, 67, 91], 3)),
    createStroke('mask', buildCirclePath([104, 80], 9)),
    createStroke('plain', buildCirclePath([104, 80], 9), buildCirclePath([104, 80], 3)),
    createStroke(
      'fine',
      buildEllipseTicksPath([104, 80], [6.5, 6.5], [9, 9], 20),
      buildSphereShadingPath([104, 80], 6, 1.5),
    ),
    raysAt([30, 36], 4, 11),
    createStroke(
      'solid',
      buildCirclePath([66, 24], 1.2),
      buildCirclePath([92, 14], 1),
      buildCirclePath([14, 66], 1),
      buildCirclePath([186, 12], 1.2),
      buildCirclePath([184, 74], 1),
      buildCirclePath([52, 54], 0.9),
      buildCirclePath([120, 20], 0.9),
    ),
    createStroke('fine', buildCirclePath([30, 36], 18), buildEllipseTicksPath([30, 36], [18, 18], [20.5, 20.5], 36)),
    createStroke('plain', 'M40 142H168'),
  ]
}

/** Line drawings in a view box of 200 × 150. */
export const EMPTY_PAGE_DRAWINGS: Readonly<Record<EmptyPageDrawingName, readonly Stroke[]>> = {
  orrery: orrery(),
  'star-chart': starChart(),
  quill: quill(),
  mask: mask(),
  vehicle: vehicle(),
  dice: dice(),
  archive: archive(),
  telescope: telescope(),
}

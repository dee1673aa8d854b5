import { AIRS, type Air } from './tables/environment.ts'
import { ROBOT_LIMITS } from './tables/figures.ts'
import { MAX_GRENADES } from './tables/weapons.ts'

/** Numbers of figures and machines of a quick army. */
export interface QuickArmyCounts {
  readonly men: number | null
  readonly robots: number | null
  readonly guns: number | null
  readonly tanks: number | null
  readonly carriers: number | null
  readonly pads: number | null
}

/** Every n-th man carries grenades or a bazooka. */
const EVERY = { grenades: 4, bazooka: 8 } as const
const GUN_CREW = 3

interface QuickFigure {
  readonly id: string
  readonly unit: string
  readonly hasSuit: boolean
  readonly kind?: 'robot-infantry'
  readonly weapon?: 'zap-rifle' | 'space-bazooka' | 'ray-pistol'
  readonly grenades?: number
  readonly isSpecialist?: boolean
}

const upTo = (count: number | null) => Array.from({ length: count ?? 0 }, (_, at) => at + 1)

/**
 * Creates an army from numbers: riflemen, every fourth with grenades, every eighth with a bazooka; plus the crews and
 * specialists required by the rules (SAND-MOVE-2, SAND-ROBO-8).
 */
export function createQuickArmy(
  { name, counts }: { readonly name: string; readonly counts: QuickArmyCounts },
  air: Air,
) {
  const { isVacuum } = AIRS[air]
  const man = (id: string, unit: string, more: Partial<QuickFigure>): QuickFigure => ({
    id: `${name} ${id}`,
    unit: `${name} ${unit}`,
    hasSuit: isVacuum,
    ...more,
  })
  const men = upTo(counts.men).map((at) =>
    man(String(at), 'rifles', {
      weapon: at % EVERY.bazooka === 0 ? 'space-bazooka' : 'zap-rifle',
      ...(at % EVERY.grenades === 0 && { grenades: MAX_GRENADES }),
    }),
  )
  const crews = upTo(counts.guns).flatMap((gun) =>
    upTo(GUN_CREW).map((at) => man(`gunner ${gun}.${at}`, `gun ${gun}`, { weapon: 'ray-pistol' })),
  )
  const robots = upTo(counts.robots).map((at) =>
    man(`robot ${at}`, 'robots', { kind: 'robot-infantry', weapon: 'zap-rifle', hasSuit: false }),
  )
  const leaders = upTo(Math.ceil(robots.length / ROBOT_LIMITS.robotsPerSpecialist)).map((at) =>
    man(`specialist ${at}`, 'specialists', { weapon: 'ray-pistol', isSpecialist: true }),
  )
  const machines = (count: number | null, noun: string, more: object) =>
    upTo(count).map((at) => ({ id: `${name} ${noun} ${at}`, unit: `${name} ${noun} ${at}`, ...more }))
  return {
    figures: [...men, ...crews, ...robots, ...leaders],
    machines: [
      ...machines(counts.guns, 'gun', { type: 'gun', weapon: 'heavy-crew-gun' }),
      ...machines(counts.tanks, 'tank', { type: 'tank', weapon: 'ray-cannon' }),
      ...machines(counts.carriers, 'carrier', { type: 'personnel-carrier' }),
      ...machines(counts.pads, 'pad', { type: 'light-pad', weapon: 'light-missile', spares: 1 }),
    ],
    helmets: isVacuum ? Math.ceil(men.length / EVERY.grenades) : 0,
  }
}

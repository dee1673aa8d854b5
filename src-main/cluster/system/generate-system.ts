import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import type { Rating } from '#shared/cluster/chart.ts'
import type { NameStyle } from '#shared/cluster/name-styles.ts'
import {
  type Body,
  PARENT_KINDS_BY_BODY_KIND,
  BODY_SIZES,
  type BodyKind,
  type BodySize,
  listBodiesAt,
} from '#shared/cluster/system/body.ts'
import { generateStarNames } from '../generate/names/generate-star-names.ts'
import { formatBeltSuffix, formatBodyName, formatMoonSuffix, formatPlanetSuffix } from './body-names.ts'

/** What a system is made from. The same values make the same system, byte for byte. */
export interface SystemGeneratorInput {
  readonly seed: string
  /** Name of the star, from which planets and moons have theirs. */
  readonly name: string
  /** How many people the star can feed, 1 to 5: stations and settlements grow with it. */
  readonly rating: Rating
  readonly style: NameStyle
  /** Bodies that a map of another tool states; undefined where it states none. */
  readonly stated?: StatedBodyCounts
}

/** Numbers of bodies that an imported world states. */
export interface StatedBodyCounts {
  readonly giants?: number | undefined
  readonly belts?: number | undefined
}

/** Most bodies of a kind, and most moons of one. */
const MOST = { planets: 5, giants: 5, belts: 3, moonsOfPlanet: 2, moonsOfGiant: 4 } as const
/** Most settlements, stations and ruins: they have names of their own. */
const MOST_NAMES = 10

/** Generates the bodies, stations and settlements of a star. Ids count from `1` in the order of the list. */
export function generateSystem(source: SystemGeneratorInput): Body[] {
  const dice = createSeededDice(`system ${source.seed}`)
  const system = createSystem(source.name)
  const planets = dice.die(MOST.planets - 1)
  const main = dice.die(planets)
  for (const kind of drawOrbits(planets, source.stated ?? {}, dice)) {
    const isMain = kind === 'planet' && system.count('planet') + 1 === main
    const body = system.add(null, kind, drawSizeOf(kind, isMain, dice))
    for (let moons = drawMoons(kind, dice); moons > 0; moons -= 1) system.add(body.id, 'moon', drawSize(1, 2, dice))
  }
  const names = generateStarNames(MOST_NAMES, source.style, dice)
  addPlaces(system, { rating: source.rating, main, names, dice })
  return system.bodies
}

/** What orbits the star, from the inside out: planets, a belt, giants, and the rest beyond them. */
function drawOrbits(planets: number, stated: StatedBodyCounts, dice: Dice): BodyKind[] {
  const giants = Math.min(MOST.giants, stated.giants ?? dice.die(4) - 1)
  const belts = Math.min(MOST.belts, stated.belts ?? dice.die(2) - 1)
  const outermost = dice.die(2) - 1
  return [
    ...repeat<BodyKind>('planet', planets),
    ...repeat<BodyKind>('belt', Math.min(1, belts)),
    ...repeat<BodyKind>('giant', giants),
    ...repeat<BodyKind>('belt', Math.max(0, belts - 1)),
    ...repeat<BodyKind>('planet', outermost),
  ]
}

function drawSizeOf(kind: BodyKind, isMain: boolean, dice: Dice): BodySize {
  if (kind === 'giant') return drawSize(4, 5, dice)
  return drawSize(isMain ? 2 : 1, 3, dice)
}

function drawMoons(kind: BodyKind, dice: Dice): number {
  if (kind === 'belt') return 0
  return dice.die((kind === 'giant' ? MOST.moonsOfGiant : MOST.moonsOfPlanet) + 1) - 1
}

interface PlaceSource {
  readonly rating: Rating
  /** Number of the main world among the planets, from 1. */
  readonly main: number
  readonly names: readonly string[]
  readonly dice: Dice
}

/** Adds settlements, stations and ruins: a large settlement on the main world, smaller ones elsewhere. */
function addPlaces(system: System, { rating, main, names, dice }: PlaceSource): void {
  const left = [...names]
  const takeName = () => left.shift() ?? 'Outpost'
  const world = system.bodies.filter(({ kind }) => kind === 'planet')[main - 1]
  if (world === undefined) return
  system.add(world.id, 'settlement', rating, takeName())
  const others = system.bodies.filter(
    ({ id, kind }) => id !== world.id && PARENT_KINDS_BY_BODY_KIND.settlement.includes(kind),
  )
  const giant = system.bodies.find(({ kind }) => kind === 'giant')
  for (let more = Math.min(others.length, Math.floor(rating / 2)); more > 0; more -= 1) {
    const place = others.splice(dice.die(others.length) - 1, 1)[0]
    if (place !== undefined) system.add(place.id, 'settlement', drawSize(1, 2, dice), takeName())
  }
  if (rating >= 3) system.add(world.id, 'station', drawSize(2, 3, dice), `${takeName()} Station`)
  if (giant !== undefined && dice.die(2) === 1) system.add(giant.id, 'station', 1, `${takeName()} Station`)
  if (rating === 5) system.add(null, 'station', 3, `${takeName()} Station`)
  if (dice.die(4) === 1) system.add((giant ?? world).id, 'ruin', 1, `Wreck of the ${takeName()}`)
}

type System = ReturnType<typeof createSystem>

/** Creates a system that grows body by body, each in the next orbit of its parent. */
function createSystem(star: string) {
  const bodies: Body[] = []
  const suffixes = new Map<string, string>()
  const count = (kind: BodyKind): number => bodies.filter((body) => body.kind === kind).length

  function getSuffix(parentId: string | null, kind: BodyKind, orbit: number): string {
    if (parentId !== null) return formatMoonSuffix(suffixes.get(parentId) ?? '', orbit)
    return kind === 'belt'
      ? formatBeltSuffix(count(kind) + 1)
      : formatPlanetSuffix(count('planet') + count('giant') + 1)
  }

  return {
    bodies,
    count,
    /** Adds a body. Without a name it is named after its star. */
    add(parentId: string | null, kind: BodyKind, size: BodySize, ownName?: string): Body {
      const orbit = listBodiesAt(bodies, parentId).length + 1
      const id = String(bodies.length + 1)
      const suffix = getSuffix(parentId, kind, orbit)
      const body = { id, parentId, kind, name: ownName ?? formatBodyName(star, suffix), orbit, size }
      suffixes.set(id, suffix)
      bodies.push(body)
      return body
    },
  }
}

function drawSize(least: BodySize, most: BodySize, dice: Dice): BodySize {
  return BODY_SIZES[least - 2 + dice.die(most - least + 1)] ?? least
}

function repeat<Item>(item: Item, count: number): Item[] {
  return Array.from({ length: count }, () => item)
}

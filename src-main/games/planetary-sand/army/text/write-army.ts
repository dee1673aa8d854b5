import type { ArmyFigures, ArmyMachine, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import { AIRS, GRAVITIES } from '#shared/games/planetary-sand/tables/environment.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { countWords } from '#shared/kit/words.ts'
import { type ArmyInWords, distinct, KEYS, modelNames, TRAITS } from './army-in-words.ts'

interface Names {
  readonly models: ReadonlyMap<string, string>
  readonly machines: ReadonlyMap<string, string>
}

/** An army as a list that people read and that `readArmy` reads back. */
export function writeArmy({ name, notes, toyBox, faction, plan }: ArmyInWords, box: ToyBox): string {
  const names = { models: modelNames(box), machines: distinct(plan.machines) }
  const head = [
    `${KEYS.army}: ${name}`,
    ...(toyBox === null ? [] : [`${KEYS.toyBox}: ${toyBox}`]),
    ...(faction === null ? [] : [`${KEYS.faction}: ${faction}`]),
    `${KEYS.field}: ${GRAVITIES[plan.gravity].title}, ${AIRS[plan.air].title}`,
    `${KEYS.helmets}: ${plan.helmets}`,
  ]
  const parts = [
    head,
    ...plan.units.map((unit) => unitLines(unit, names)),
    ...plan.machines.map((machine) => machineLines(machine, names)),
    ...(notes === '' ? [] : [[`${KEYS.notes}:`, notes]]),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function unitLines({ name, ridesIn, figures }: ArmyUnit, names: Names): string[] {
  const ride = ridesIn === null ? undefined : names.machines.get(ridesIn)
  return [
    `${KEYS.unit}: ${name}`,
    ...(ride === undefined ? [] : [`${KEYS.ride}: ${ride}`]),
    ...figures.map((line) => figuresLine(line, names)),
  ]
}

function figuresLine(line: ArmyFigures, { models, machines }: Names): string {
  const post = line.post === null ? undefined : machines.get(line.post)
  const traits = [
    ...(line.hasSuit ? [TRAITS.suits] : []),
    ...(line.isSpecialist ? [TRAITS.specialists] : []),
    ...(line.grenades > 0 ? [`${countWords(line.grenades, 'grenade')} each`] : []),
    ...(post === undefined ? [] : [quoted(`${TRAITS.post}${post}`)]),
  ]
  return [`${line.count} × ${quoted(models.get(line.toyId) ?? line.toyId)}`, ...traits].join(', ')
}

function machineLines({ name, toyId, isLoaded, spares, id }: ArmyMachine, { models, machines }: Names): string[] {
  return [
    `${KEYS.machine}: ${machines.get(id) ?? name}`,
    `${KEYS.model}: ${models.get(toyId) ?? toyId}`,
    ...(isLoaded ? [KEYS.loaded] : []),
    ...(spares > 0 ? [`${KEYS.spares}: ${spares}`] : []),
  ]
}

/** In quotes where a comma or a quote would end it. */
function quoted(words: string): string {
  return /[",]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}

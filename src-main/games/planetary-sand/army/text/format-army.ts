import type { ArmyFigures, ArmyMachine, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import { AIRS, GRAVITIES } from '#shared/games/planetary-sand/tables/environment.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type ArmyText, getDistinctNames, LINE_KEYS, getModelNames, FIGURE_TRAITS } from './army-text.ts'

interface Names {
  readonly models: ReadonlyMap<string, string>
  readonly machines: ReadonlyMap<string, string>
}

/** Formats an army as a readable list that `parseArmy` can parse. */
export function formatArmy({ name, notes, toyBox, faction, plan }: ArmyText, box: ToyBox): string {
  const names = { models: getModelNames(box), machines: getDistinctNames(plan.machines) }
  const head = [
    `${LINE_KEYS.army}: ${name}`,
    ...(toyBox === null ? [] : [`${LINE_KEYS.toyBox}: ${toyBox}`]),
    ...(faction === null ? [] : [`${LINE_KEYS.faction}: ${faction}`]),
    `${LINE_KEYS.field}: ${GRAVITIES[plan.gravity].title}, ${AIRS[plan.air].title}`,
    `${LINE_KEYS.helmets}: ${plan.helmets}`,
  ]
  const parts = [
    head,
    ...plan.units.map((unit) => unitLines(unit, names)),
    ...plan.machines.map((machine) => machineLines(machine, names)),
    ...(notes === '' ? [] : [[`${LINE_KEYS.notes}:`, notes]]),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function unitLines({ name, ridesIn, figures }: ArmyUnit, names: Names): string[] {
  const ride = ridesIn === null ? undefined : names.machines.get(ridesIn)
  return [
    `${LINE_KEYS.unit}: ${name}`,
    ...(ride === undefined ? [] : [`${LINE_KEYS.ride}: ${ride}`]),
    ...figures.map((line) => figuresLine(line, names)),
  ]
}

function figuresLine(line: ArmyFigures, { models, machines }: Names): string {
  const post = line.post === null ? undefined : machines.get(line.post)
  const traits = [
    ...(line.hasSuit ? [FIGURE_TRAITS.suits] : []),
    ...(line.isSpecialist ? [FIGURE_TRAITS.specialists] : []),
    ...(line.grenades > 0 ? [`${formatCount(line.grenades, 'grenade')} each`] : []),
    ...(post === undefined ? [] : [quoted(`${FIGURE_TRAITS.post}${post}`)]),
  ]
  return [`${line.count} × ${quoted(models.get(line.toyId) ?? line.toyId)}`, ...traits].join(', ')
}

function machineLines({ name, toyId, isLoaded, spares, id }: ArmyMachine, { models, machines }: Names): string[] {
  return [
    `${LINE_KEYS.machine}: ${machines.get(id) ?? name}`,
    `${LINE_KEYS.model}: ${models.get(toyId) ?? toyId}`,
    ...(isLoaded ? [LINE_KEYS.loaded] : []),
    ...(spares > 0 ? [`${LINE_KEYS.spares}: ${spares}`] : []),
  ]
}

/** Quotes a text that contains a comma or a quote. */
function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import type { ArmyFigures, ArmyMachine, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import { AIRS, GRAVITIES } from '#shared/games/planetary-sand/tables/environment.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type ArmyTextContent,
  buildDistinctNamesById,
  ARMY_LINE_KEYWORDS,
  getModelNamesById,
  FIGURE_TRAIT_KEYWORDS,
} from './army-text.ts'

interface Names {
  readonly models: ReadonlyMap<string, string>
  readonly machines: ReadonlyMap<string, string>
}

/** Formats an army as a readable list that `parseArmy` can parse. */
export function formatArmy({ name, notes, toyBox, faction, plan }: ArmyTextContent, box: ToyBox): string {
  const names = { models: getModelNamesById(box), machines: buildDistinctNamesById(plan.machines) }
  const head = [
    `${ARMY_LINE_KEYWORDS.army}: ${name}`,
    ...(toyBox === null ? [] : [`${ARMY_LINE_KEYWORDS.toyBox}: ${toyBox}`]),
    ...(faction === null ? [] : [`${ARMY_LINE_KEYWORDS.faction}: ${faction}`]),
    `${ARMY_LINE_KEYWORDS.field}: ${GRAVITIES[plan.gravity].title}, ${AIRS[plan.air].title}`,
    `${ARMY_LINE_KEYWORDS.helmets}: ${plan.helmets}`,
  ]
  const parts = [
    head,
    ...plan.units.map((unit) => unitLines(unit, names)),
    ...plan.machines.map((machine) => machineLines(machine, names)),
    ...(notes === '' ? [] : [[`${ARMY_LINE_KEYWORDS.notes}:`, notes]]),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function unitLines({ name, ridesIn, figures }: ArmyUnit, names: Names): string[] {
  const ride = ridesIn === null ? undefined : names.machines.get(ridesIn)
  return [
    `${ARMY_LINE_KEYWORDS.unit}: ${name}`,
    ...(ride === undefined ? [] : [`${ARMY_LINE_KEYWORDS.ride}: ${ride}`]),
    ...figures.map((line) => figuresLine(line, names)),
  ]
}

function figuresLine(line: ArmyFigures, { models, machines }: Names): string {
  const post = line.post === null ? undefined : machines.get(line.post)
  const traits = [
    ...(line.hasSuit ? [FIGURE_TRAIT_KEYWORDS.suits] : []),
    ...(line.isSpecialist ? [FIGURE_TRAIT_KEYWORDS.specialists] : []),
    ...(line.grenades > 0 ? [`${formatCount(line.grenades, 'grenade')} each`] : []),
    ...(post === undefined ? [] : [quoted(`${FIGURE_TRAIT_KEYWORDS.post}${post}`)]),
  ]
  return [`${line.count} × ${quoted(models.get(line.toyId) ?? line.toyId)}`, ...traits].join(', ')
}

function machineLines({ name, toyId, isLoaded, spares, id }: ArmyMachine, { models, machines }: Names): string[] {
  return [
    `${ARMY_LINE_KEYWORDS.machine}: ${machines.get(id) ?? name}`,
    `${ARMY_LINE_KEYWORDS.model}: ${models.get(toyId) ?? toyId}`,
    ...(isLoaded ? [ARMY_LINE_KEYWORDS.loaded] : []),
    ...(spares > 0 ? [`${ARMY_LINE_KEYWORDS.spares}: ${spares}`] : []),
  ]
}

/** Quotes a text that contains a comma or a quote. */
function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import {
  type ArmyFigures,
  type ArmyMachine,
  type ArmyPlan,
  type ArmyUnit,
  MAX_ARMY_UNITS,
} from '#shared/games/planetary-sand/armies.ts'
import { type Air, AIRS, GRAVITIES, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { MAX_GRENADES } from '#shared/games/planetary-sand/tables/weapons.ts'
import { MAX_ARMY_FIGURES, MAX_ARMY_MACHINES, type ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { createEmptyArmyPlan } from '../divide-toy-box.ts'
import { type ArmyTextContent, ARMY_LINE_KEYWORDS, getModelNamesById, FIGURE_TRAIT_KEYWORDS } from './army-text.ts'
import {
  parseTextLines,
  parseCommaList,
  parseBoundedInteger,
  type LineErrorReporter,
  type ArmyTextLine,
} from './text-lines.ts'

/** Options for parsing: finds the toy box named in the text (null if none), and reports errors. */
export interface ArmyReadOptions {
  readonly boxOf: (name: string | null, line: number) => ToyBox
  readonly refuse: LineErrorReporter
}

/** A parsed machine or unit. Its references by name are resolved after all lines are parsed. */
interface Later {
  readonly line: ArmyTextLine
  readonly call: string
}
interface Draft {
  name: string
  toyBox: Later | null
  faction: string | null
  field: { gravity: Gravity; air: Air }
  helmets: number
  units: { name: string; ride: Later | null; rows: ArmyTextLine[] }[]
  machines: { name: string; model: Later | null; isLoaded: boolean; spares: number; line: ArmyTextLine }[]
}

/** Parses an army written by `formatArmy` or by a person. Errors name the line, the reason and the accepted values. */
export function parseArmy(text: string, { boxOf, refuse }: ArmyReadOptions): ArmyTextContent {
  const { lines, notes } = parseTextLines(text, ARMY_LINE_KEYWORDS.notes)
  const { gravity, air } = createEmptyArmyPlan()
  const draft: Draft = {
    name: '',
    toyBox: null,
    faction: null,
    field: { gravity, air },
    helmets: 0,
    units: [],
    machines: [],
  }
  for (const line of lines) take(draft, line, refuse)
  if (draft.name === '') refuse(1, `An army begins with “${ARMY_LINE_KEYWORDS.army}: ” and its name.`)
  const box = boxOf(draft.toyBox?.call ?? null, draft.toyBox?.line.number ?? 1)
  return {
    name: draft.name,
    notes,
    toyBox: draft.toyBox?.call ?? null,
    faction: draft.faction,
    plan: planOf(draft, box, refuse),
  }
}

/** Adds one line to the draft. Lines below a unit or machine refer to it. */
function take(draft: Draft, line: ArmyTextLine, refuse: LineErrorReporter): void {
  const [unit, machine] = [draft.units.at(-1), draft.machines.at(-1)]
  const { key, value, number } = line
  switch (key) {
    case ARMY_LINE_KEYWORDS.army:
      if (draft.name !== '') refuse(number, 'Here a second army begins: paste them one after the other.')
      draft.name = value
      return
    case ARMY_LINE_KEYWORDS.toyBox:
      draft.toyBox = { line, call: value }
      return
    case ARMY_LINE_KEYWORDS.faction:
      return void (draft.faction = value)
    case ARMY_LINE_KEYWORDS.field:
      return void (draft.field = fieldIn(line, refuse))
    case ARMY_LINE_KEYWORDS.helmets:
      return void (draft.helmets = parseBoundedInteger(line, value, { most: 200, refuse }))
    case ARMY_LINE_KEYWORDS.unit:
      if (draft.units.length >= MAX_ARMY_UNITS) refuse(number, `An army has at most ${MAX_ARMY_UNITS} units.`)
      draft.units.push({ name: value, ride: null, rows: [] })
      return
    case ARMY_LINE_KEYWORDS.ride:
      if (!unit) return refuse(number, `First say which unit it is: “${ARMY_LINE_KEYWORDS.unit}: ” and its name.`)
      unit.ride = { line, call: value }
      return
    case ARMY_LINE_KEYWORDS.machine:
      if (draft.machines.length >= MAX_ARMY_MACHINES)
        refuse(number, `An army has at most ${MAX_ARMY_MACHINES} of these.`)
      draft.machines.push({ name: value, model: null, isLoaded: false, spares: 0, line })
      return
    case null:
      if (!unit) return refuse(number, `First say which unit it is in: “${ARMY_LINE_KEYWORDS.unit}: ” and its name.`)
      unit.rows.push(line)
      return
    default:
      if (!machine) return refuse(number, `First say what it is of: “${ARMY_LINE_KEYWORDS.machine}: ” and its name.`)
      takeOfMachine(machine, line, refuse)
  }
}

function takeOfMachine(machine: Draft['machines'][number], line: ArmyTextLine, refuse: LineErrorReporter): void {
  if (line.key === ARMY_LINE_KEYWORDS.model) machine.model = { line, call: line.value }
  else if (line.key === ARMY_LINE_KEYWORDS.loaded) machine.isLoaded = true
  else machine.spares = parseBoundedInteger(line, line.value, { most: 99, refuse })
}

/** Parses gravity and air by their titles. */
function fieldIn({ value, number }: ArmyTextLine, refuse: LineErrorReporter): Draft['field'] {
  const words = value.split(',').map((word) => word.trim().toLowerCase())
  const find = <Id extends string>(table: Readonly<Record<Id, { readonly title: string }>>): Id => {
    const ids = Object.keys(table) as Id[]
    const titles = ids.map((id) => table[id].title)
    const found = ids.find((id) => words.includes(table[id].title.toLowerCase()))
    return found ?? refuse(number, `“${value}” does not say which of these it is: ${titles.join(', ')}.`)
  }
  return { gravity: find<Gravity>(GRAVITIES), air: find<Air>(AIRS) }
}

function planOf({ field, helmets, units, machines }: Draft, box: ToyBox, refuse: LineErrorReporter): ArmyPlan {
  const models = getModelNamesById(box)
  const find = (rows: readonly { readonly id: string }[], { call, line }: Later, what: string): string =>
    idOf(new Map(rows.map(({ id }) => [id, models.get(id) ?? id])), call) ??
    refuse(
      line.number,
      noneOf(
        call,
        what,
        rows.map(({ id }) => models.get(id) ?? id),
      ),
    )
  const picked = machines.map(({ name, model, isLoaded, spares, line }, at): ArmyMachine => {
    if (!model)
      return refuse(line.number, `Say what ${name} is: “${ARMY_LINE_KEYWORDS.model}: ” and a model of the toy box.`)
    return {
      id: `machine-${at + 1}`,
      toyId: find(box.machines, model, 'vehicle, gun or pad of the toy box'),
      name,
      isLoaded,
      spares,
    }
  })
  const calls = new Map(picked.map(({ id, name }) => [id, name]))
  const machineOf = (later: Later): string =>
    idOf(calls, later.call) ??
    refuse(later.line.number, noneOf(later.call, 'vehicle, gun or pad of the army', [...calls.values()]))
  let rows = 0
  const figuresOf = (line: ArmyTextLine): ArmyFigures => {
    const { count, model, traits } = rowIn(line, refuse)
    rows += 1
    const post = traits.post === null ? null : machineOf({ line, call: traits.post })
    const toyId = find(box.figures, { line, call: model }, 'figure of the toy box')
    return { id: `figures-${rows}`, toyId, count, ...traits, post }
  }
  const made = units.map(({ name, ride, rows: lines }, at): ArmyUnit => ({
    id: `unit-${at + 1}`,
    name,
    ridesIn: ride === null ? null : machineOf(ride),
    figures: lines.map(figuresOf),
  }))
  return { ...field, helmets, units: made, machines: picked }
}

/** Parses a row of figures: “8 × Green men, suits, 4 grenades each”. */
function rowIn(line: ArmyTextLine, refuse: LineErrorReporter) {
  const [, number, rest] = /^(\d{1,9}) ?[×x*]? ?(\S.*)$/.exec(line.value) ?? []
  if (number === undefined || rest === undefined)
    return refuse(line.number, `“${line.value}” is no row of figures: write such as “8 × Green men, suits”.`)
  const count = parseBoundedInteger(line, number, { least: 1, most: MAX_ARMY_FIGURES, refuse })
  const [model = '', ...words] = parseCommaList(rest)
  const traits = { hasSuit: false, isSpecialist: false, grenades: 0, post: null as string | null }
  for (const word of words) {
    const [, grenades] = /^(\d{1,9}) grenades?(?: each)?$/.exec(word) ?? []
    if (grenades !== undefined) traits.grenades = parseBoundedInteger(line, grenades, { most: MAX_GRENADES, refuse })
    else if (word === FIGURE_TRAIT_KEYWORDS.suits) traits.hasSuit = true
    else if (word === FIGURE_TRAIT_KEYWORDS.specialists) traits.isSpecialist = true
    else if (word.startsWith(FIGURE_TRAIT_KEYWORDS.post)) traits.post = word.slice(FIGURE_TRAIT_KEYWORDS.post.length)
    else
      return refuse(
        line.number,
        `“${word}” is not known: write ${FIGURE_TRAIT_KEYWORDS.suits}, ${FIGURE_TRAIT_KEYWORDS.specialists}, 4 grenades each or ${FIGURE_TRAIT_KEYWORDS.post}a vehicle.`,
      )
  }
  return { count, model, traits }
}

/** The id of a name, matched exactly or else ignoring case. */
function idOf(names: ReadonlyMap<string, string>, call: string): string | null {
  const all = [...names]
  const plain = call.toLowerCase()
  const [id] = all.find(([, name]) => name === call) ?? all.find(([, name]) => name.toLowerCase() === plain) ?? []
  return id ?? null
}

const MOST_NAMED = 8

function noneOf(call: string, what: string, there: readonly string[]): string {
  const some = there.slice(0, MOST_NAMED).join(', ')
  return `“${call}” is no ${what}: ${there.length === 0 ? 'it has none' : `there ${there.length === 1 ? 'is' : 'are'} ${some}${there.length > MOST_NAMED ? ' and more' : ''}`}.`
}

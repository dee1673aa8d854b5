import { getItemHooks } from '#main/games/planet28/special-rules/items.ts'
import type { ChoiceQuestion, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { findEquipment } from '#shared/games/planet28/tables/equipment.ts'
import type { AftermathInput } from './aftermath-input.ts'
import { canCarry, type GearCarrier, isGearCarrier, setEquipment, addGearPiece } from './gear-pieces.ts'
import { isUnitLost, isFateUndecided, mergeAftermathResults, getSettledStash, getSettledUnit } from './settlement.ts'
import { type SettledAndUnclaimedGear, setSettledProfile } from './unclaimed-gear.ts'

/** Choice value for the stash, or for no heir if no box holds a stash. No unit has this id. */
const STASH = 'stash'
const RULE = 'P28-INJ-8'

/** The gear of a dead unit, with its battle and warband. */
interface Estate {
  readonly battle: AftermathInput
  readonly warband: CampaignWarband
  readonly dead: GearCarrier
  readonly rules: Rules
}

/** A piece of unclaimed gear and its index in the list. */
interface Piece {
  readonly piece: string
  readonly at: number
  /** Number of equal pieces that one question covers. 0 if an earlier question covers this piece. */
  readonly asked: number
}

/** Passes the gear of the dead to their warband once the fate of all its units is known (P28-INJ-8). */
export function settleUnclaimedGear(
  battle: AftermathInput,
  { settled, estates }: SettledAndUnclaimedGear,
): AftermathResult {
  return battle.warbands.reduce((before, warband) => {
    const waits = warband.units.some(({ id }) => isFateUndecided(id, settled))
    const rules = battle.rulesOf(warband.id)
    return warband.units.filter(isGearCarrier).reduce((left, dead) => {
      const pieces = estates.get(dead.id) ?? []
      if (!estates.has(dead.id) || waits) return keep(dead, pieces, left)
      return groupPieces(pieces, battle.choices.heirs[dead.id]).reduce<AftermathResult>(
        (before, piece) => handDown({ battle, warband, dead, rules }, piece, before),
        keep(dead, [], left),
      )
    }, before)
  }, settled)
}

/** Groups consecutive equal pieces with the same heir into one question. */
function groupPieces(pieces: readonly string[], heirs: readonly (string | null)[] = []): Piece[] {
  const continues = (at: number): boolean => at > 0 && pieces[at] === pieces[at - 1] && heirs[at] === heirs[at - 1]
  return pieces.map((piece, at) => {
    const end = pieces.findIndex((_, next) => next > at && !continues(next))
    return { piece, at, asked: continues(at) ? 0 : (end === -1 ? pieces.length : end) - at }
  })
}

/** Sets the gear that stays with a dead character. */
function keep(dead: GearCarrier, pieces: readonly string[], settled: AftermathResult): AftermathResult {
  if (dead.kind === 'squad' || !isUnitLost(dead.id, settled)) return settled
  const isSame = pieces.join(' ') === getSettledUnit(dead, settled).profile.equipment.join(' ')
  return isSame ? settled : setSettledProfile(settled, setEquipment(dead, pieces))
}

/** Gives one piece to the chosen heir, else to the default heir. */
function handDown(estate: Estate, { piece, at, asked }: Piece, settled: AftermathResult): AftermathResult {
  const { battle, warband, dead, rules } = estate
  const members = warband.units
    .filter(isGearCarrier)
    .filter((unit) => !isUnitLost(unit.id, settled) && mayInherit(getSettledUnit(unit, settled), piece, rules))
  const wanted = battle.choices.heirs[dead.id]?.[at]
  const usual = usualHeir(estate, members, piece, settled)
  const heir = wanted === null ? null : (members.find(({ id }) => id === wanted) ?? usual)
  const pieceName = findEquipment(rules.tables, piece)?.row.name ?? piece
  const hasStash = hasBox(estate, settled)
  const question: ChoiceQuestion = {
    key: `heir:${dead.id}:${at}`,
    step: 'gear',
    text: `Who gets ${asked > 1 ? `${asked} × ` : ''}${pieceName} of ${dead.name}?`,
    rule: RULE,
    options: [
      ...members.map(({ id, name }) => ({ value: id, label: name })),
      { value: STASH, label: hasStash ? 'The stash' : 'Nobody: it is lost' },
    ],
    chosen: heir?.id ?? STASH,
    ...(asked > 1 && { count: asked }),
  }
  const goesTo = `${pieceName} of ${dead.name} goes to ${heir?.name ?? 'the stash'}.`
  const isKept = heir !== null || hasStash
  const text = isKept ? goesTo : `${pieceName} of ${dead.name} is lost: nobody gets it, and no box holds a stash.`
  const settlement = mergeAftermathResults(settled, {
    choices: asked > 0 ? [question] : [],
    outcomes: [{ step: 'gear', unitId: heir?.id ?? dead.id, text, rule: RULE }],
  })
  if (heir !== null) return setSettledProfile(settlement, addGearPiece(getSettledUnit(heir, settlement), piece))
  if (!hasStash) return settlement
  const stash = [...getSettledStash(battle, settlement, warband.id), piece]
  return mergeAftermathResults(settlement, { stashes: [{ warbandId: warband.id, stash }] })
}

/** Whether a unit may inherit a piece. A squad must stay a legal squad, with members alike (P28-SQ-1). */
function mayInherit(unit: GearCarrier, piece: string, rules: Rules): boolean {
  return unit.kind === 'character' || canCarry(unit, piece, rules)
}

/** Whether a box of the warband holds a stash (P28-BUILD-5). */
function hasBox({ battle, warband }: Estate, settled: AftermathResult): boolean {
  return getSettledStash(battle, settled, warband.id).some((id) => getItemHooks(id).holdsStash === true)
}

/**
 * Default heir of a piece: null, i.e. the stash, if there is a box. Otherwise the first character that can carry it,
 * or for rounds also a squad. Null without a box means no heir.
 */
function usualHeir(
  estate: Estate,
  members: readonly GearCarrier[],
  piece: string,
  settled: AftermathResult,
): GearCarrier | null {
  const { rules } = estate
  if (hasBox(estate, settled)) return null
  const characters = members.filter(({ kind }) => kind === 'character')
  const isRound = findRulebookRow(rules.tables, 'items', piece)?.kind === 'ammo'
  const squads = members.filter(({ kind }) => kind === 'squad' && isRound)
  return [...characters, ...squads].find((unit) => canCarry(getSettledUnit(unit, settled), piece, rules)) ?? null
}

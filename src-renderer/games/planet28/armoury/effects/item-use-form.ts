import { findDiceFault, normalizeDiceText } from '#shared/games/planet28/dice-text.ts'
import type { HouseUseEffect } from '#shared/games/planet28/house/house-effects.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { toEffectDraft, type EffectDraft, findEffectProblems, buildEffect } from './effect-form.ts'

/** Form fields of what using a row does. */
export interface ItemUseDraft {
  isUsed: boolean
  at: HouseUseEffect['at']
  whom: HouseUseEffect['whom']
  rangeCm: number | null
  skill: SkillId | ''
  heals: string
  harms: string
  effects: EffectDraft[]
  turns: number | null
}

/** Returns the form of a row that cannot be used. */
export function createItemUseDraft(): ItemUseDraft {
  return {
    isUsed: false,
    at: 'self',
    whom: 'anybody',
    rangeCm: null,
    skill: '',
    heals: '',
    harms: '',
    effects: [],
    turns: 1,
  }
}

/** Creates the form of a saved use. */
export function toItemUseDraft(use: HouseUseEffect | null | undefined): ItemUseDraft {
  if (use === null || use === undefined) return createItemUseDraft()
  const { at, whom, rangeCm = null, skill = '', heals = '', harms = '', effects, turns } = use
  return { isUsed: true, at, whom, rangeCm, skill, heals, harms, effects: effects.map(toEffectDraft), turns }
}

/** Converts a use for the server. Null if there is none, undefined if it is incomplete. */
export function buildItemUse(draft: ItemUseDraft, name: string): HouseUseEffect | null | undefined {
  if (!draft.isUsed) return null
  const effects = draft.effects.map((effect) => buildEffect(effect, name))
  if (effects.some((effect) => effect === null) || findItemUseProblem(draft) !== null) return undefined
  const { at, whom, rangeCm, skill, turns } = draft
  const [heals, harms] = [amount(draft.heals), amount(draft.harms)]
  return {
    at,
    whom,
    ...(at === 'near' && rangeCm !== null && { rangeCm }),
    ...(skill !== '' && { skill }),
    ...(heals !== null && { heals }),
    ...(harms !== null && { harms }),
    effects: effects.filter((effect) => effect !== null),
    turns,
  }
}

/** What is missing from a use, or null. */
export function findItemUseProblem({ isUsed, at, rangeCm, heals, harms, effects }: ItemUseDraft): string | null {
  if (!isUsed) return null
  if (heals.trim() === '' && harms.trim() === '' && effects.length === 0)
    return 'Using it does nothing yet: let it heal, harm, or leave an effect.'
  if (at === 'near' && rangeCm === null) return 'Say how near its target has to be.'
  if (effects.some((effect) => Object.keys(findEffectProblems(effect)).length > 0))
    return 'Fill in what it leaves on its target.'
  const written = [heals, harms].map((text) => text.trim()).filter((text) => text !== '' && !isNumber(text))
  return written.map(findDiceFault).find((fault) => fault !== null) ?? null
}

const isNumber = (text: string) => /^[1-9]\d?$/.test(text)

function amount(text: string): string | null {
  const written = text.trim()
  if (written === '') return null
  return isNumber(written) ? written : normalizeDiceText(written)
}

import { findInvalidColours, type InvalidColour } from '#main/db/integrity/invalid-colours.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { FileTrouble } from '#shared/contract/campaigns.ts'
import { formatCount } from '#shared/kit/format.ts'

/**
 * Returns a function that reports invalid values of an open campaign, which no page can display, or null. Repeats the
 * check after every change.
 */
export function createValueCheck({ db, changes }: CampaignFile): () => FileTrouble | null {
  let checked: { change: number | null; colours: readonly InvalidColour[] } = { change: null, colours: [] }
  return () => {
    const change = changes.newest()
    if (checked.change !== change) checked = { change, colours: findInvalidColours(db) }
    if (checked.colours.length === 0) return null
    const faults = checked.colours.map(({ noun, name, value }) => `The colour of the ${noun} “${name}” is “${value}”.`)
    const message = `This campaign holds ${formatCount(faults.length, 'colour')} that no page can show. Choose Repair above the page, or undo what stored them.`
    return { problem: 'invalid-values', message, faults, foundAt: null, backup: null }
  }
}

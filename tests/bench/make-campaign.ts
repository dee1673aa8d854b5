import { openTestCampaign } from '../support/campaign.ts'
import { writeEntries } from './entries.ts'

// Makes a campaign with enough in it for a list, closes it and prints where it is.

const ENTRIES = 2000
const campaign = openTestCampaign()
writeEntries(campaign, ENTRIES)
const { path, world } = campaign
campaign.orrery.shutDown()
console.log(JSON.stringify({ home: world.home, path }))

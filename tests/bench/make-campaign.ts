import { openTestCampaign } from '../support/campaign.ts'
import { writeEntries } from './entries.ts'
import { fillForces } from './fill-forces.ts'

// Makes a campaign with enough in it for two long lists, closes it and prints where it is.

const ENTRIES = 2000
const CHARACTERS = 500
const campaign = openTestCampaign()
writeEntries(campaign, ENTRIES)
fillForces(campaign, CHARACTERS)
const { path, world } = campaign
campaign.orrery.shutDown()
console.log(JSON.stringify({ home: world.home, path }))

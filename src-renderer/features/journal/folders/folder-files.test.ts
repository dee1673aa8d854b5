import { expect, test } from 'vitest'
import { readImportableFiles } from './folder-files.ts'

test('Notes of a chosen folder are decoded whatever their encoding', async () => {
  const latin = new File([Uint8Array.from([0x53, 0x74, 0x72, 0x61, 0xdf, 0x65])], 'Harbour.md')
  const wide = new File([Uint8Array.from([0xff, 0xfe, 0xdf, 0])], 'Wide.md')
  const marked = new File(['\ufeffplain'], 'Plain.md')
  const { files } = await readImportableFiles([latin, wide, marked])
  expect(files).toEqual([
    { path: 'Harbour.md', text: 'Straße', encoding: 'windows-1252' },
    { path: 'Wide.md', text: 'ß', encoding: 'utf-16le' },
    { path: 'Plain.md', text: 'plain', encoding: 'utf-8' },
  ])
})

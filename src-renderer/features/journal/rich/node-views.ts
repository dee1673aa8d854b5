import type { NodeViewRenderer } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { watchEffect } from 'vue'
import type { Thing } from '#shared/contract/base.ts'
import { getCalloutLabel, getCalloutStyleName } from '#shared/kit/markdown/callout-labels.ts'
import { formatLinkText } from '#shared/kit/markdown/link-text.ts'
import { CalloutNode, ListItemNode, PictureNode, ThingLinkNode } from './nodes.ts'

/** Callbacks of the node views to the surrounding page. */
export interface NodeViewCallbacks {
  /** Target of a link; null for a name without a page, undefined until it is known. Reactive. */
  meaning(text: string): Thing | null | undefined
  /** Loads a picture as a data URL. */
  picture(id: string): Promise<string>
}

/** Nodes with custom views: links, pictures, call-outs and checkboxes. */
export function createNodesWithViews(hands: NodeViewCallbacks) {
  return {
    item: ListItemNode.extend({ addNodeView: () => itemView }),
    nodes: [
      ThingLinkNode.extend({ addNodeView: () => thingView(hands) }),
      PictureNode.extend({ addNodeView: () => pictureView(hands) }),
      CalloutNode.extend({ addNodeView: () => calloutView }),
    ],
  }
}

function thingView(hands: NodeViewCallbacks): NodeViewRenderer {
  return ({ node }) => {
    const dom = document.createElement('span')
    const text = String(node.attrs['text'])
    const stop = watchEffect(() => {
      const target = hands.meaning(text)
      dom.className = target === null ? 'journal-missing journal-chip' : 'journal-thing journal-chip'
      dom.textContent = formatLinkText(text, target?.name)
      dom.title = `[[${text}]]${target === null ? ', missing page' : ''}`
    })
    return { dom, destroy: stop }
  }
}

function pictureView(hands: NodeViewCallbacks): NodeViewRenderer {
  return ({ node }) => {
    const dom = document.createElement('span')
    dom.className = 'journal-figure'
    const image = document.createElement('img')
    image.className = 'journal-picture'
    image.alt = String(node.attrs['alt'])
    hands.picture(String(node.attrs['id'])).then(
      (url) => {
        image.src = url
        dom.replaceChildren(image)
      },
      () => (dom.textContent = `${image.alt || 'Picture'} (the picture is not there)`),
    )
    dom.textContent = `${image.alt || 'Picture'}…`
    return { dom }
  }
}

const calloutView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('div')
  dom.className = 'journal-callout'
  dom.setAttribute('role', 'group')
  const head = document.createElement('p')
  head.className = 'journal-callout__kind ui-label'
  head.contentEditable = 'false'
  const contentDOM = document.createElement('div')
  contentDOM.className = 'journal-callout__body'
  dom.append(head, contentDOM)
  const show = ({ attrs }: Node) => {
    const word = String(attrs['word'])
    head.textContent = getCalloutLabel(word)
    dom.setAttribute('aria-label', getCalloutLabel(word))
    dom.dataset['kind'] = getCalloutStyleName(word)
  }
  show(node)
  return {
    dom,
    contentDOM,
    update: (now) => {
      if (now.type !== node.type) return false
      show(now)
      return true
    },
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  }
}

const itemView: NodeViewRenderer = ({ node, editor, getPos }) => {
  const dom = document.createElement('li')
  const isTask = (item: Node): boolean => item.attrs['checked'] !== null
  if (!isTask(node)) return { dom, contentDOM: dom, update: (now) => now.type === node.type && !isTask(now) }

  dom.className = 'journal-task'
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.className = 'journal-box'
  box.contentEditable = 'false'
  const contentDOM = document.createElement('div')
  dom.append(box, contentDOM)
  const show = (now: Node) => {
    box.checked = now.attrs['checked'] === true
    box.setAttribute('aria-label', now.firstChild?.textContent || 'Item')
  }
  show(node)
  box.addEventListener('change', () => {
    const at = getPos()
    if (at === undefined) return
    editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'checked', box.checked))
  })
  return {
    dom,
    contentDOM,
    update: (now) => {
      if (now.type !== node.type || !isTask(now)) return false
      show(now)
      return true
    },
    stopEvent: (event) => event.target === box,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  }
}

// First: this import fixes the order of the CSS layers.
import './page.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const only = new URLSearchParams(location.search).get('only')
// In a frame no element may take the focus while it loads: the page around it would scroll.
root.inert = window !== window.parent
window.addEventListener('load', () => (root.inert = false))
// Synchronously, so that all specimens are rendered before the load event.
flushSync(() => createRoot(root).render(<Gallery only={only} />))

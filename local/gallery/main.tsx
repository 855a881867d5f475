// First: it fixes the order of the layers.
import './page.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const only = new URLSearchParams(location.search).get('only')
// In a window inside of the page nothing takes the focus as it opens: that would scroll the page around it.
root.inert = window !== window.parent
window.addEventListener('load', () => (root.inert = false))
// At once, so that all of it stands before that.
flushSync(() => createRoot(root).render(<Gallery only={only} />))

import type {SiteStorage} from '@docusaurus/types';
import {hiddenSidebarKey} from '../../src/lib/hiddenSidebarKey';
import {slashShortcutKey} from '../../src/lib/slashShortcutKey';

/**
 * Creates a script that replaces an invalid color mode with the default one. The theme's script applies any value from
 * storage or the URL, and no styles exist for `data-theme="purple"`.
 *
 * @param defaultMode - the mode of readers who haven't chosen one
 */
export function colorModeScript(defaultMode: 'light' | 'dark'): string {
  const mode = JSON.stringify(defaultMode);
  return `(function(d){if(!/^(light|dark)$/.test(d.getAttribute("data-theme"))){d.setAttribute("data-theme",${mode});d.setAttribute("data-theme-choice",${mode})}})(document.documentElement);`;
}

/**
 * Creates a script that sets `data-sidebar="hidden"` on the html element if the reader has hidden the sidebar.
 * Otherwise, it would flash on each page (src/theme/DocRoot/Layout/Sidebar).
 *
 * @param storage - where the site stores its state
 */
export function hiddenSidebarScript({type, namespace}: SiteStorage): string {
  const key = JSON.stringify(hiddenSidebarKey + namespace);
  return `(function(){try{if(window[${JSON.stringify(type)}].getItem(${key})==="true")document.documentElement.setAttribute("data-sidebar","hidden")}catch(e){}})();`;
}

/**
 * Creates a script that records what a reader does before the page is interactive. Each clicked button is recorded
 * once, because a reader who clicks again after nothing happened only wants one effect. In a tab list, only the last
 * clicked tab counts. Color mode and tabs take effect immediately: the script changes and stores them itself, in case
 * the reader leaves before the site's code has loaded. Tabs are also replayed, so that React's state matches. Those
 * that share one panel (src/components/RequestSample) are only replayed, because their other texts have to be fetched.
 *
 * The keys that open search are also recorded, with what is typed after them. Escape discards all of that, so that a
 * page whose code doesn't load can still be used by keyboard.
 *
 * `window.early` returns the recorded events (client/useEarlyEvents.ts).
 *
 * @param storage - where the site stores the color mode, the chosen tabs, and whether `/` opens search
 */
export function earlyEventsScript({type, namespace}: SiteStorage): string {
  const slashKey = JSON.stringify(slashShortcutKey + namespace);
  return `(function(w,d){
var buttons=[],keys=[],root=d.documentElement;
function store(key,value){try{w[${JSON.stringify(type)}].setItem(key+${JSON.stringify(namespace)},value)}catch(e){}}
function click(event){
  var button=event.target.closest("#__docusaurus button");
  if(!button)return;
  if(button.hasAttribute("data-color-mode")){
    var mode=root.getAttribute("data-theme")==="dark"?"light":"dark";
    root.setAttribute("data-theme",mode);
    root.setAttribute("data-theme-choice",mode);
    store("theme",mode);
    return;
  }
  if(button.getAttribute("role")==="tab")select(button);
  if(buttons.indexOf(button)<0)buttons.push(button);
}
function panelOf(tab){return d.getElementById(tab.getAttribute("aria-controls"))}
function select(tab){
  var list=tab.parentNode,tabs=[].slice.call(list.children),group=list.getAttribute("data-group");
  buttons=buttons.filter(function(other){return other.parentNode!==list});
  if(group)store("docusaurus.tab."+group,tab.id.replace(/^.*:tab-/,""));
  if(tabs.some(function(other){return other!==tab&&panelOf(other)===panelOf(tab)}))return;
  tabs.forEach(function(other){
    var panel=panelOf(other);
    other.setAttribute("aria-selected",other===tab);
    if(panel)panel.hidden=other!==tab;
  });
}
function slashOpens(){try{return w[${JSON.stringify(type)}].getItem(${slashKey})!=="off"}catch(e){return true}}
function key(event){
  if(keys.length&&event.key==="Escape"){keys.length=0;event.preventDefault();return}
  var command=event.ctrlKey||event.metaKey;
  var opens=command?event.key.toLowerCase()==="k"&&!event.shiftKey&&!event.altKey:event.key==="/"&&!event.altKey&&!event.target.closest("input,textarea,select")&&slashOpens();
  if(opens||keys.length&&!command&&(event.key.length<2||/^(Enter|Backspace)$/.test(event.key))){
    keys.push({key:event.key,ctrlKey:event.ctrlKey,metaKey:event.metaKey,bubbles:true,cancelable:true});
    event.preventDefault();
  }
}
w.addEventListener("click",click);
w.addEventListener("keydown",key);
w.early={
  buttons:function(){w.removeEventListener("click",click);return buttons.splice(0)},
  keys:function(){w.removeEventListener("keydown",key);return keys.splice(0)}
};
})(window,document);`;
}

/**
 * Loads the site's code, whose URLs are in an attribute of the script element: when the page is complete and the
 * browser is idle, when the reader interacts with the page, or when a part of the page takes too long to load. If the
 * browser is never idle, for example on a busy machine, it loads the code after a second. A script that fails to load
 * is removed from the page, so that the bundler's runtime retries it and then reports an error instead of waiting for
 * it. Keys are no longer recorded in that case, because the page may never become interactive.
 */
export const loaderScript = `(function(w,d){
var scripts=d.currentScript.getAttribute("data-scripts").split(" ");
var intents=["pointerdown","pointermove","touchstart","keydown"];
function load(){
  scripts.splice(0).forEach(function(src){
    var script=d.createElement("script");
    script.src=src;
    script.async=false;
    script.onerror=function(){script.remove();w.early.keys()};
    d.head.appendChild(script);
  });
  intents.forEach(function(type){w.removeEventListener(type,load,true)});
}
function wait(){w.requestIdleCallback?w.requestIdleCallback(load,{timeout:1000}):w.setTimeout(load)}
intents.forEach(function(type){w.addEventListener(type,load,{capture:true,passive:true})});
w.addEventListener("load",wait);
w.setTimeout(wait,5000);
})(window,document);`;

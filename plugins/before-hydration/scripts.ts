import {hiddenSidebarKey} from '../../src/lib/hiddenSidebarKey';
import {slashShortcutKey} from '../../src/lib/slashShortcutKey';

/** The site's storage. */
export interface SiteStorage {
  type: 'localStorage' | 'sessionStorage';
  /** Suffix of every key of the site. */
  namespace: string;
}

/**
 * Script that puts the default color mode in the place of one that doesn't exist. The theme's script takes over whatever
 * storage or the address says, and no style fits `data-theme="purple"`.
 *
 * @param defaultMode - the mode of a reader who has chosen none
 */
export function colorModeScript(defaultMode: 'light' | 'dark'): string {
  const mode = JSON.stringify(defaultMode);
  return `(function(d){if(!/^(light|dark)$/.test(d.getAttribute("data-theme"))){d.setAttribute("data-theme",${mode});d.setAttribute("data-theme-choice",${mode})}})(document.documentElement);`;
}

/**
 * Script that sets `data-sidebar="hidden"` on the html element when the reader has hidden the sidebar, so that it isn't
 * there for a moment on each page (src/theme/DocRoot/Layout/Sidebar).
 *
 * @param storage - where the site keeps its state
 */
export function hiddenSidebarScript({type, namespace}: SiteStorage): string {
  const key = JSON.stringify(hiddenSidebarKey + namespace);
  return `(function(){try{if(window[${JSON.stringify(type)}].getItem(${key})==="true")document.documentElement.setAttribute("data-sidebar","hidden")}catch(e){}})();`;
}

/**
 * Script that keeps what a reader does before the page is interactive. Each button that was pressed is kept once: who
 * presses again because nothing happened wants one effect. Of tabs beside each other, only the one pressed last is kept.
 * Color mode and tabs don't wait: the script does what they do and stores the choice, in case the reader leaves first. What
 * the page's code can't see is pressed again when that has begun. Tabs that share one panel (src/components/RequestSample)
 * only wait: their other texts are fetched.
 *
 * The keys that open search are kept too, with what is typed after them. Escape takes all of that back, so that a page whose
 * code doesn't arrive can still be used by keyboard.
 *
 * `window.early` gives what was kept (client/useEarlyEvents.ts).
 *
 * @param storage - where the site keeps the color mode, the chosen tabs, and whether `/` opens search
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
 * Script that loads the site's code, whose addresses are in its element: when the page is complete and the browser idle,
 * when the reader does something, or when a part of the page takes too long to arrive. A browser that is never idle, on a
 * busy machine for example, gets the code a second later. A script that can't be loaded is taken out of the page:
 * otherwise, the bundler's runtime would wait for it, where it should try again and then report an error. Keys are no longer
 * kept then: the page may never become interactive.
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

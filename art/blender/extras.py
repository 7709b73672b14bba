"""The eight extras as objects, by the codes of the price list: one camera, one light, cut out on their floor shadow.
Ink plastic, petrol cloth and one amber part each; sizes are those of the picture, not of life. They face -x, as the cars do."""
import bpy, math
import numpy as np
from mathutils import Matrix, Vector
import scene as S, swgeo
from scene import mat, simple, obj, rbox, tube, sphere, lathe, emit_mat
UP = (math.pi/2, 0, 0)          # turns what was turned round y upright

def box(p, c, half, r):
    q = [np.abs(v - o) - (e - r) for v, o, e in zip(p, c, half)]
    return np.sqrt(sum(np.maximum(v, 0)**2 for v in q)) + np.minimum(np.maximum(np.maximum(q[0], q[1]), q[2]), 0) - r

def rod(p, a, b, ra, rb=None):
    """round bar from a to b, of two radii"""
    a, b = np.array(a, float), np.array(b, float); d = b - a; w = [v - o for v, o in zip(p, a)]
    t = np.clip(sum(v*e for v, e in zip(w, d))/(d@d), 0, 1); return np.sqrt(sum((v - t*e)**2 for v, e in zip(w, d))) - (ra + t*((rb if rb is not None else ra) - ra))

def blob(name, fn, lo, hi, m, parent=None, h=.022, loc=(0, 0, 0), rot=(0, 0, 0)):
    """surface of an implicit form that is alike left and right"""
    V, Q, N = swgeo.surface_nets(lambda x, y, z: fn((x, np.abs(y), z)), (lo[0], 0, lo[1]), (hi[0], hi[2], hi[1]), h)
    return obj(name, S.to_mesh(name, V, Q, N), parent, m, loc, rot)

def empty(loc=(0, 0, 0), rot=(0, 0, 0), scale=1., parent=None):
    e = bpy.data.objects.new('at', None); bpy.context.scene.collection.objects.link(e); e.location = loc; e.rotation_euler = rot; e.scale = (scale,)*3; e.parent = parent; return e

def woven(name, col, scale=90):
    def fn(t):
        n = t.node('ShaderNodeBsdfPrincipled'); n.inputs['Base Color'].default_value = (*col, 1); n.inputs['Roughness'].default_value = .75; n.inputs['Specular'].default_value = .22; n.inputs['Sheen'].default_value = .6
        tc = t.node('ShaderNodeTexCoord'); v = t.node('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = scale; t.link(tc.outputs['Object'], v.inputs['Vector'])
        b = t.node('ShaderNodeBump'); b.inputs['Strength'].default_value = .35; b.inputs['Distance'].default_value = .008; t.link(v.outputs['Distance'], b.inputs['Height']); t.link(b.outputs[0], n.inputs['Normal'])
        return n.outputs[0]
    return mat(name, fn)
PETROL = lambda: woven('petrol_cloth', (.010, .105, .122)); GREY = lambda: woven('grey_cloth', (.055, .062, .068)); BAND = lambda: woven('strap', (.018, .021, .024), 60)
INK = lambda: simple('ink_plastic', (.026, .031, .036), rough=.34, spec=.5); AMBER = lambda: simple('amber', (.80, .27, .015), rough=.28, coat=.6); STEEL = lambda: simple('steel', (.60, .61, .63), rough=.22, metal=1.)
LACQUER = lambda: simple('petrol_lacquer', (.006, .105, .125), rough=.22, coat=.9)

def shine(name, img, parent, w, h, loc, gain=1.6):
    """a lit screen: picture (linear, top row last) on a plane that faces -x"""
    H, W = img.shape[:2]; im = bpy.data.images.new(name, W, H, float_buffer=True, is_data=True); im.pixels.foreach_set(np.ascontiguousarray(np.dstack([img, np.ones((H, W))]), np.float32).ravel()); im.pack()
    def fn(t):
        e = t.node('ShaderNodeBsdfPrincipled'); x = t.node('ShaderNodeTexImage'); x.image = im; t.link(x.outputs[0], e.inputs['Emission']); e.inputs['Emission Strength'].default_value = gain
        e.inputs['Base Color'].default_value = (.004, .006, .007, 1); e.inputs['Roughness'].default_value = .05; e.inputs['Clearcoat'].default_value = 1; return e.outputs[0]
    me = bpy.data.meshes.new(name); me.from_pydata([(0, w/2, -h/2), (0, -w/2, -h/2), (0, -w/2, h/2), (0, w/2, h/2)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new(); uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1]); return obj(name, me, parent, mat(name, fn), loc)

def line(x, y, pts):
    """distance to a line through points"""
    d = np.full(x.shape, 9.)
    for (ax, ay), (bx, by) in zip(pts, pts[1:]):
        t = np.clip(((x - ax)*(bx - ax) + (y - ay)*(by - ay))/((bx - ax)**2 + (by - ay)**2), 0, 1); d = np.minimum(d, np.hypot(x - ax - t*(bx - ax), y - ay - t*(by - ay)))
    return d

def over(img, cover, col): return img*(1 - cover[..., None]) + np.array(col)*cover[..., None]
def inked(d, r, soft=.004): return np.clip((r - d)/soft + .5, 0, 1)

def gps():
    W, H = 720, 440; x, y = np.meshgrid((np.arange(W) + .5)/H, (np.arange(H) + .5)/H); img = np.ones((H, W, 3))*np.array((.012, .062, .074))
    for blk in ([(1.15, .55), (1.7, .42), (1.7, .75), (1.2, .9)], [(.06, .62), (.34, .70), (.28, 1.0), (.0, .95)]): img = over(img, inked(swgeo.sd_poly(x, y, np.array(blk)), 0), (.012, .085, .070))
    img = over(img, inked(line(x, y, [(-.1, .30), (.35, .22), (.8, .34), (1.3, .20), (1.8, .26)]), .050), (.020, .11, .16))     # the river
    roads = [[(-.1, .52), (.5, .50), (1.1, .44), (1.8, .50)], [(.28, -.1), (.36, .5), (.30, 1.1)], [(.86, -.1), (.80, .47), (.95, 1.1)], [(1.35, -.1), (1.30, .44), (1.42, 1.1)], [(-.1, .82), (.6, .76), (1.1, .86), (1.8, .80)], [(-.1, .08), (.6, .10), (1.8, .04)], [(.36, .5), (.62, .76)], [(1.1, .44), (1.42, .82)]]
    for r in roads: img = over(img, inked(line(x, y, r), .016), (.085, .17, .19))
    route = [(.349, .15), (.36, .5), (.80, .47), (.88, .79), (1.16, .85), (1.39, .82)]
    img = over(img, inked(line(x, y, route), .030), (.20, .075, .010)); img = over(img, inked(line(x, y, route), .022), (1.0, .40, .055))
    img = over(img, inked(np.hypot(x - 1.39, y - .82), .062), (1, 1, 1)); img = over(img, inked(np.hypot(x - 1.39, y - .82), .036), (1.0, .40, .055))
    arrow = np.array([(.345, .20), (.285, .06), (.345, .095), (.405, .06)]); img = over(img, inked(swgeo.sd_poly(x, y, arrow) - .012, 0), (1, 1, 1))
    img = over(img, inked(np.minimum.reduce([x, y, W/H - x, 1 - y]), .032), (.004, .010, .012))
    turn = empty(rot=(0, 0, .62)); e = empty((-.12, 0, 1.24), (0, .16, 0), .98, turn)
    blob('body', lambda p: box(p, (.07, 0, 0), (.085, .98, .62), .075), (-.1, -.7), (.2, .7, 1.05), INK(), e, .016)
    shine('map', img, e, 1.86, 1.137, (-.0175, 0, 0), 1.5)
    sphere('joint', .17, STEEL(), e, (.28, 0, -.10)); rbox('socket', (.16, .34, .34), .06, 4, INK(), e, (.18, 0, -.10))
    tube('arm', [(.20, 0, 1.10), (.34, 0, .92), (.38, 0, .60), (.28, 0, .22)], .075, INK(), turn)
    lathe('foot', [(0, .30), (.16, .30), (.22, .24), (.42, .16), (.60, .07), (.64, .02), (.62, 0), (0, 0)], 96, m=INK(), parent=turn, loc=(.20, 0, 0), rot=UP); lathe('ring', [(.43, .168), (.455, .158), (.462, .145), (.44, .15)], 96, m=AMBER(), parent=turn, loc=(.20, 0, .005), rot=UP)

def straps(e, shoulder, buckle, y0=.17, out=(-1, 0, 0)):
    """five-point harness: two bands with pads from the shoulders to the buckle, one from between the legs"""
    n = Vector(out).normalized()
    def band(pts, w, th, m):
        P = [Vector(q) for q in pts]; V = []; F = []
        for i, q in enumerate(P):
            d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized(); s = d.cross(n).normalized()*w/2; u = s.cross(d).normalized()*th
            V += [q - s, q + s, q + s + u, q - s + u]
        for i in range(len(P) - 1): F += [(4*i + k, 4*i + (k + 1) % 4, 4*i + 4 + (k + 1) % 4, 4*i + 4 + k) for k in range(4)]
        F += [(0, 1, 2, 3), tuple(4*len(P) - 4 + k for k in (3, 2, 1, 0))]
        me = bpy.data.meshes.new('band'); me.from_pydata(V, [], F); me.update(); o = obj('band', me, e, m); b = o.modifiers.new('b', 'BEVEL'); b.width = .006; b.segments = 2
    for s in (-1, 1):
        pts = [Vector(shoulder).lerp(Vector(buckle), t) + Vector((0, s*y0*(1 - t*.72), 0)) + n*(.05*math.sin(math.pi*t)) for t in np.linspace(0, 1, 14)]
        band(pts, .085, .012, BAND()); band([q + n*.02 for q in pts[1:7]], .15, .045, GREY())
    rbox('buckle', (.07, .16, .15), .03, 3, INK(), e, Vector(buckle) + n*.03); rbox('press', (.05, .075, .075), .02, 3, AMBER(), e, Vector(buckle) + n*.058)

def toddler_seat():
    t = empty((-.04, 0, 0), (0, 0, .30), .98)
    blob('base', lambda p: swgeo.smax(box(p, (.06, 0, .24), (.72, .60, .24), .12), -box(p, (.06, 0, -.02), (.46, .8, .16), .10), .05), (-.75, -.1), (.9, .55, .75), INK(), t)
    def seat(p):
        f = box(p, (-.06, 0, .58), (.70, .46, .17), .14); f = swgeo.smin(f, box(p, (.02, .50, .68 + .10*np.clip(p[0] + .2, -.6, .5)), (.56, .13, .22), .125), .06)
        return swgeo.smax(f, -(np.sqrt(((p[0] + .12)/.62)**2 + (p[1]/.40)**2 + ((p[2] - .86)/.16)**2) - 1)*.14, .05)
    blob('seat', seat, (-.9, .3), (.8, 1.05, .75), PETROL(), t)
    b = empty((.50, 0, .62), (0, .24, 0), parent=t)
    blob('shell', lambda p: swgeo.smin(box(p, (.10, 0, .66), (.13, .56, .84), .12), box(p, (-.10, .575, .60), (.17, .06, .44), .06), .12), (-.45, -.3), (.35, 1.6, .8), INK(), b)
    blob('back', lambda p: swgeo.smin(box(p, (-.04, 0, .44), (.13, .44, .50), .12), box(p, (-.20, .47, .36), (.25, .105, .38), .10), .07), (-.55, -.15), (.2, 1.05, .7), PETROL(), b)
    def head(p):
        f = box(p, (-.07, 0, 1.14), (.12, .40, .30), .11); f = swgeo.smin(f, box(p, (-.22, .45, 1.13), (.27, .11, .30), .10), .08)
        return swgeo.smax(f, -(np.sqrt(((p[0] + .26)/.17)**2 + (p[1]/.30)**2 + ((p[2] - 1.14)/.26)**2) - 1)*.15, .06)
    blob('head', head, (-.6, .75), (.15, 1.55, .7), PETROL(), b); blob('inlay', lambda p: box(p, (-.135, 0, 1.14), (.055, .25, .21), .05), (-.3, .8), (.0, 1.45, .4), GREY(), b, .016)
    blob('inlay2', lambda p: box(p, (-.155, 0, .44), (.04, .27, .42), .035), (-.3, 0), (.0, 1., .4), GREY(), b, .016)
    blob('rim', lambda p: box(p, (.06, 0, 1.50), (.06, .24, .035), .03), (-.1, 1.4), (.2, 1.6, .3), AMBER(), b, .012)
    straps(t, (.46, 0, 1.36), (-.14, 0, .80), out=(-.8, 0, .5))

def child_seat():
    t = empty(rot=(0, 0, .14), scale=1.24)
    blob('base', lambda p: swgeo.smax(box(p, (0, 0, .17), (.74, .60, .17), .10), -box(p, (0, 0, -.04), (.50, .8, .13), .08), .05), (-.85, -.05), (.85, .4, .7), INK(), t)
    def cushion(p):
        f = box(p, (-.02, 0, .40), (.75, .53, .15), .13)
        return swgeo.smax(f, -(np.sqrt((p[0]/.62)**2 + (p[1]/.40)**2 + ((p[2] - .60)/.13)**2) - 1)*.12, .07)
    blob('cushion', cushion, (-.85, .2), (.85, .62, .62), PETROL(), t, .018)
    for s in (-1, 1): tube('seam', [(x, s*.40, .535 + .012*math.cos(x*2)) for x in np.linspace(-.60, .60, 24)], .010, GREY(), t)
    def arm(p):
        f = box(p, (.14, .66, .62), (.44, .085, .075), .07); f = swgeo.smin(f, box(p, (.44, .64, .40), (.13, .07, .26), .06), .10); f = swgeo.smin(f, box(p, (-.16, .64, .40), (.12, .07, .26), .06), .10)
        return swgeo.smax(f, -box(p, (-.42, .66, .52), (.14, .3, .06), .04), .03)
    blob('arm', arm, (-.5, .05), (.75, .8, .85), INK(), t, .018)
    blob('pad', lambda p: box(p, (.14, .66, .695), (.40, .075, .035), .034), (-.4, .6), (.65, .8, .8), GREY(), t, .014)
    blob('guide', lambda p: box(p, (-.20, .66, .53), (.20, .080, .045), .04), (-.5, .4), (.2, .65, .8), AMBER(), t, .014)

def baby_seat():
    t = empty((.02, 0, .04), (0, 0, .16), 1.12); a, m, h = (-.80, 0, .74), (-.12, 0, .50), (.74, 0, 1.12)
    hull = lambda p, k: swgeo.smin(rod(p, a, m, .46 - k, .50 - k), rod(p, m, h, .50 - k, .58 - k), .25)
    up = lambda p, k: (p[2] - (.80 + k + .44*(p[0] + .1)) - .10*np.cos(p[0]*2.0))*.90       # the open side
    shell = lambda p: swgeo.smax(swgeo.smax(hull(p, 0), up(p, 0), .06), -hull(p, .07), .03)
    blob('shell', shell, (-1.4, -.1), (1.45, 1.9, .75), INK(), t)
    blob('pad', lambda p: swgeo.smax(swgeo.smax(hull(p, .062), up(p, .045), .10), -hull(p, .17), .08), (-1.35, 0), (1.4, 1.9, .72), PETROL(), t, .02)
    def nest(p):
        f = swgeo.smax(swgeo.smax(hull(p, .165), up(p, -.12), .08), -hull(p, .24), .06); return np.maximum(f, .02 - p[0])
    blob('nest', nest, (-.1, 0), (1.3, 1.9, .6), GREY(), t, .02)
    blob('foot', lambda p: box(p, (-.02, .30, .06), (.72, .06, .10), .05), (-.85, -.1), (.85, .25, .45), INK(), t)
    aa = np.radians(np.linspace(2, 178, 48))
    for s in (-1, 1): lathe('hub', [(0, -.05), (.13, -.05), (.15, -.03), (.15, .05), (0, .05)], 48, m=AMBER() if s < 0 else INK(), parent=t, loc=(.04, s*.565, .80))
    tube('handle', [(.04 + .42*math.sin(q), -math.cos(q)*.575, .80 + .98*math.sin(q)**.8) for q in aa], .052, INK(), t); tube('grip', [(.04 + .42*math.sin(q), -math.cos(q)*.575, .80 + .98*math.sin(q)**.8) for q in aa[17:31]], .066, GREY(), t)
    straps(t, (.66, 0, .98), (-.20, 0, .34), .14, out=(-.5, 0, .86))

def key(parent, m):
    """a car's key: along +x the head with three buttons, along -x the blade"""
    fn = lambda p: swgeo.smin(box(p, (.50, 0, 0), (.52, .25, .085), .08), rod(p, (.98, 0, 0), (1.02, 0, 0), .20), .12)
    f = lambda p: swgeo.smax(fn(p), -(np.hypot(p[0] - 1.10, p[1]) - .062), .015)
    blob('head', f, (-.1, -.15), (1.35, .15, .35), m, parent, .011)
    blob('frame', lambda p: swgeo.smax(fn(p) - .006, np.abs(p[2]) - .014, .006), (-.1, -.05), (1.35, .05, .36), STEEL(), parent, .009)
    for i, c in enumerate((STEEL(), INK(), INK())): blob('button', lambda p, i=i: box(p, (.20 + .25*i, 0, .085), (.095, .125, .020), .018), (.05 + .25*i, .04), (.35 + .25*i, .12, .16), c, parent, .007)
    def blade(p):
        f = box(p, (-.40, 0, 0), (.46, .085, .026), .012); f = np.maximum(f, -box(p, (-.44, 0, .026), (.38, .020, .010), .006))
        for i in range(6): f = swgeo.smax(f, -(np.hypot(p[0] + .16 + .10*i, p[1] - .118) - (.040, .052, .036, .050, .044, .052)[i]), .006)
        return np.maximum(f, (-.86 - p[0] + p[1]*.7)*.8)
    blob('blade', blade, (-.95, -.06), (.1, .06, .12), STEEL(), parent, .007); blob('collar', lambda p: box(p, (.02, 0, 0), (.055, .14, .055), .03), (-.1, -.1), (.12, .1, .2), STEEL(), parent, .009)

def ring(r, w, m, loc, rot, parent=None):
    o = tube('ring', [(r*math.cos(q), r*math.sin(q), 0) for q in np.linspace(0, 2*math.pi, 72, endpoint=False)], w, m, parent, cyclic=True); o.location = loc; o.rotation_euler = rot

def additional_driver():
    both = empty((-.10, .02, 0), (0, 0, 0), 1.13); at = Vector((.62, .28, 0)); hole = 1.10
    for turn, z, tilt, m in ((-.10, .115, .02, INK()), (1.50, .185, .09, LACQUER())): key(empty((at.x - hole*math.cos(turn), at.y - hole*math.sin(turn), z - hole*tilt*.5), (0, -tilt, turn), 1., both), m)
    ring(.30, .024, STEEL(), at + Vector((.12, .14, .36)), (1.15, .10, .55), both)
    lathe('tag', [(0, -.022), (.19, -.022), (.21, 0), (.19, .022), (0, .022)], 64, m=AMBER(), parent=both, loc=(at.x + .52, at.y + .02, .05), rot=(math.pi/2 + .12, .10, 0)); ring(.10, .016, STEEL(), (at.x + .30, at.y + .12, .10), (.5, -.35, .2), both)

def dome_glass(t):
    return S.glass_layer(t, (.965, .978, .98), boost=1.35)

def insurance():
    lathe('base', [(0, .17), (.90, .17), (.96, .14), (1.0, .07), (1.0, .03), (.97, 0), (0, 0)], 128, m=simple('ink_lacquer', (.010, .012, .015), rough=.14, coat=1.), rot=UP); lathe('trim', [(.965, .140), (.985, .130), (.992, .112), (.97, .12)], 128, m=AMBER(), rot=UP)
    lathe('cushion', [(0, .30), (.30, .29), (.44, .255), (.48, .215), (.46, .175), (0, .17)], 96, m=PETROL(), rot=UP)
    e = empty((0, 0, .98), (0, -math.pi/2, 0), .92, empty(rot=(0, 0, math.radians(42)))); key(empty((-.2, 0, 0), parent=e), LACQUER())
    prof = [(.80, .175), (.80, .30)] + [(.80, z) for z in np.linspace(.5, 1.35, 8)] + [(.80*math.cos(q), 1.35 + .72*math.sin(q)) for q in np.radians(np.linspace(6, 90, 24))]
    lathe('dome', [(r, z) for r, z in prof], 128, m=mat('dome', dome_glass), rot=UP); lathe('lip', [(.805, .175), (.825, .185), (.825, .20), (.805, .21)], 128, m=mat('dome', dome_glass), rot=UP)
    sphere('knob', .085, STEEL(), None, (0, 0, 2.13)); lathe('neck', [(.05, 2.05), (.04, 2.09)], 32, m=STEEL(), rot=UP)

def wifi():
    n = 512; x, y = np.meshgrid(((np.arange(n) + .5)/n - .5)*1.3, ((np.arange(n) + .5)/n - .5)*1.3); img = np.ones((n, n, 3))*np.array((.003, .005, .006)); r = np.hypot(x, y + .17); cone = np.maximum(np.abs(x) - (y + .17), 0)
    for k, c in ((.0, .038), (.15, .026), (.28, .026), (.41, .026)): img = over(img, inked(np.maximum(np.abs(r - k) - c, cone*.75 - (.04 if k == 0 else 0)), 0, .006), (.75, .96, 1.0) if k < .4 else (.22, .50, .54))
    e = empty((0, 0, .98), (0, .14, .55))
    blob('body', lambda p: box(p, (.16, 0, 0), (.20, .86, .86), .19), (-.1, -.95), (.42, .95, .95), INK(), e, .016); blob('band', lambda p: box(p, (.17, 0, 0), (.115, .885, .885), .10), (-.0, -.95), (.32, .95, .95), LACQUER(), e, .016)
    shine('waves', img, e, 1.24, 1.24, (-.0425, 0, .03), 1.3)
    sphere('light', .030, emit_mat('amber_led', (1, .42, .06), 5), e, (-.045, 0, -.46), (.4, 1, 1)); rbox('stand', (.62, .90, .07), .03, 3, INK(), None, (.10, .06, .035), (0, 0, .55))

def snow_chain():
    p = dict(S.CARS['suv']); e = empty((0, .26, .03), (0, 0, -.06), 2.5); w = S.build_wheel(p, e, 0, -1); w.location = (0, -p['tyre_w']/2, p['R'] + .012)
    R, tw = p['R'], p['tyre_w']; lk = bpy.data.curves.new('link', 'CURVE'); lk.dimensions = '3D'; lk.bevel_depth = .0052; lk.bevel_resolution = 3; sp = lk.splines.new('POLY'); n = 20; sp.points.add(n - 1); sp.use_cyclic_u = True; sp.use_smooth = True
    for i, q in enumerate(sp.points): a = 2*math.pi*i/n; q.co = (.011*math.copysign(1, math.cos(a)) + .0125*math.cos(a), .0125*math.sin(a), 0, 1)
    lk.materials.append(STEEL())
    def chain(pts, nrm, closed=False):
        P = np.array(pts); s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]); m = max(1, round(s[-1]/.0335)); u = (np.arange(m) + .5)*s[-1]/m
        c = [np.interp(u, s, P[:, i]) for i in range(3)]; d = [np.interp(u + .004, s, P[:, i]) - np.interp(u - .004, s, P[:, i]) for i in range(3)]; q = [np.interp(u, s, np.array(nrm)[:, i]) for i in range(3)]
        for i in range(m):
            D = Vector([v[i] for v in d]).normalized(); Z = Vector([v[i] for v in q]); Z = (Z - D*Z.dot(D)).normalized(); Y = Z.cross(D)
            tilt = .5 if i % 2 else -.5; Z2 = Z*math.cos(tilt) + Y*math.sin(tilt); Y2 = Z2.cross(D); o = bpy.data.objects.new('link', lk); bpy.context.scene.collection.objects.link(o); o.parent = w
            o.matrix_local = Matrix(((D.x, Y2.x, Z2.x, c[0][i]), (D.y, Y2.y, Z2.y, c[1][i]), (D.z, Y2.z, Z2.z, c[2][i]), (0, 0, 0, 1)))
    at = lambda a, r, y: (r*math.sin(a), y, r*math.cos(a)); rs = R*.815
    A = np.linspace(0, 2*math.pi, 181); chain([at(a, rs, -.014) for a in A], [(0, -1, 0)]*181); chain([at(a, rs, tw + .014) for a in A], [(0, 1, 0)]*181)
    N = 11
    for i in range(N):
        for sgn in (-1, 1):
            a0 = 2*math.pi*i/N; pts = []; nr = []
            for t in np.linspace(0, 1, 60):
                y = -.014 + (tw + .028)*np.clip((t - .16)/.68, 0, 1); r = rs + (R + .009 - rs)*min(1, t/.16, (1 - t)/.16); a = a0 + sgn*(t - .5)*2*math.pi/N; k = np.clip(min(t, 1 - t)/.16, 0, 1)**3; r = min(r, R + .009 - .030*(1 - np.clip(min(y, tw - y)/.05, 0, 1))**2)
                pts.append(at(a, r, y)); nr.append((math.sin(a)*k, (-1 if t < .5 else 1)*(1 - k), math.cos(a)*k))
            chain(pts, nr)
    tube('lead', [at(a, rs*.96, -.022) for a in np.radians(np.linspace(100, 170, 16))], .0075, AMBER(), w); rbox('lock', (.05, .02, .035), .008, 3, AMBER(), w, at(math.radians(172), rs, -.022), (0, math.radians(172), 0))

EXTRAS = dict(gps=gps, baby_seat=baby_seat, toddler_seat=toddler_seat, child_seat=child_seat, additional_driver=additional_driver, insurance=insurance, wifi=wifi, snow_chain=snow_chain)
FOOT = dict(gps=(.7, .5), baby_seat=(.8, .4), toddler_seat=(.7, .6), child_seat=(1., .8), additional_driver=(1.2, .9), insurance=(.95, .7), wifi=(.45, .6), snow_chain=(.8, .4))

def camera():
    th, el, D = math.radians(52), math.radians(19), 16.; tgt = Vector((0, 0, .92)); d = Vector((-math.cos(th)*math.cos(el), -math.sin(th)*math.cos(el), math.sin(el)))
    S.camera(tgt + d*D, tgt, lens=152)

import type { Examples } from './examples.ts'

export const spanish: Examples = {
  bedtime: `
    no hay quien la meta en la cama / quiere que me quede con él hasta que se duerma / No se duerme hasta las once /
    tiene pesadillas todas las noches / ¿A qué hora debería acostarse una niña de 6 años? / mi hijo no quiere dormir
    solo / se despierta tres veces por la noche y viene a nuestra cama / son las 11 y sigue dando vueltas en la cama
    / el peque se despierta mil veces y acaba en nuestra cama, llevamos asi meses y no podemos con el sueño / no hay
    manera de que se quede en su cuarto de noche / son las diez y pico y sigue pidiendo agua, pis, otro beso, llevo
    una hora sentada en el pasillo / no se duerme si no le agarro la mano /
    con la luz apagada me llama mil veces`,
  mornings: `
    vestirse es una pelea diaria / tarda una hora en ponerse los zapatos / Por la mañana es lentísimo y llegamos
    tarde al cole / no hay manera de que se vista / Le cuesta muchísimo levantarse / cada mañana una guerra para
    lavarse los dientes / salir de casa por las mañanas es una guerra / todos los dias llegamos tarde al cole porque
    no se viste / para salir a la escuela hay que corretearlo por toda la casa con el zapato en la mano`,
  eating: `
    no prueba ni una verdura / deja el plato lleno / No come nada de verdura / mi hija come fatal / Solo quiere
    comer pasta / la cena es una batalla, no quiere ni probar el pescado / es muy melindroso con la comida / solo
    quiere macarrones y salchichas / mi nene no prueba nada nuevo, todo lo escupe / mi chamaco nomas quiere tortilla
    con frijol /
    le preparo un plato aparte todas las noches`,
  bedwetting: `
    se le escapa el pis durmiendo / sigue con pañal de noche a los seis / Mi hijo de 7 años todavía moja la cama /
    se hace pipí por la noche / cambiar sábanas mojadas todos los días / ¿Cuándo le quito el pañal por la noche? /
    otra vez mojo las sabanas y ya tiene 7 años / se hace pis por la noche / no lo puedo mandar a dormir con sus
    primos porque todavia se moja`,
  tantrums: `
    se pone a gritar en el supermercado / cada vez que le digo que no, pataleta / Las rabietas son diarias / se tira
    al suelo en el súper / Monta un berrinche por todo / grita y patalea cuando le digo que no / chilla cada vez que
    apago la tele y se pone como loca / hizo un show en el super porque no le compre un huevo kinder / se tira al
    suelo y patalea cuando le digo que no, la gente nos mira y yo no se donde meterme / le di el vaso azul en vez
    del rojo y se acabó el mundo`,
  shyness: `
    le cuesta hacer amigos / no se atreve a pedir las cosas / Mi hija es muy tímida / se esconde detrás de mí cuando
    nos saludan / no tiene amigos en el cole / le da vergüenza hablar en clase / se esconde detras de mi cuando
    alguien le saluda / en el recreo siempre esta solita, no tiene con quien jugar / en el parque se queda mirando a
    los otros desde el banco`,
  worry: `
    no quiere quedarse sola por miedo / mi hija está angustiada por el cambio de cole / Le da miedo la oscuridad /
    está muy nervioso antes de cada partido / tiene ansiedad cuando me voy / se preocupa por todo / le duele la
    barriga antes de entrar y no quiere ir al cole / le da panico quedarse a oscuras / todos los domingos le duele
    la barriga porque el lunes hay cole / desde que vio las noticias revisa las puertas antes de acostarse`,
  losing: `
    si no gana se enfada y se va / no soporta equivocarse / No sabe perder / cuando pierde tira el tablero / Se
    rinde enseguida / es muy perfeccionista y borra todo / se frustra con cualquier error / si no gana al parchis lo
    tira todo / rompe el dibujo si no le queda perfecto / dice que su dibujo es una porqueria y lo hace bola /
    por un solo fallo dice que es la más tonta`,
  mood: `
    está rara, llora mucho / está muy triste y no quiere hablar / La noto triste últimamente / llora por cualquier
    cosa / ¿Cómo hablo con él de sus emociones? / está apagado desde la separación / lo veo apagado ultimamente y no
    me cuenta nada / anda de mal humor todo el día y no sé qué le pasa / lleva unas semanas que no es el mismo, anda
    como ido`,
  parentStress: `
    estoy harta de gritar / estoy desbordado / Estoy agotada, no puedo más / le grito y luego me siento fatal /
    siento que soy mala madre / pierdo la paciencia todos los días / me supera todo esto / estoy hasta el moño,
    necesito un respiro / ya no doy mas con estos niños / amo a mis hijos pero me iria una semana sola a un hotel`,
  siblings: `
    los niños no paran de pelearse por los juguetes / mi hijo pega a su hermana / Mis hijos se pelean todo el día /
    tiene celos de su hermanito / Los hermanos discuten por cada juguete / la mayor molesta al pequeño / se pelean
    por todo los dos, ayuda / desde que nacio el bebe esta insoportable y quiere que le de el biberón / la grande
    trata al chiquito como si fuera su criado / cómo evito que se peleen / cómo hago para que no se peleen`,
  lying: `
    lo he pillado en una mentira / me engaña con las notas / Mi hijo miente mucho / me dice mentiras con los deberes
    / La pillé robando monedas / ¿Cómo consigo que me diga la verdad? / me dijo que habia hecho la tarea y no era
    verdad / le pille dinero de mi cartera y me juro que no fue él / dice que no hay tarea y la maestra me escribe
    que faltan tres /
    dice que hizo los deberes y el cuaderno está en blanco`,
  hitting: `
    mi hijo empuja y pega en el parque / muerde cuando se enfada / Pega a otros niños en la guarde / mi niña de dos
    años muerde / Está muy agresivo y empuja / me da patadas cuando se enfada / mordió a un compañero / le mete
    cachetadas a los otros niños / mordió a un compañerito en la guarde / otra vez me llamaron de la guarderia,
    pellizcó a una niña`,
  listening: `
    le digo las cosas y como quien oye llover / no obedece a la primera / No me hace caso / tengo que repetirlo mil
    veces / Es desobediente y me desafía / mi adolescente contesta fatal / ¿Está bien dar un cachete? / le entra por
    un oido y le sale por el otro / me ignora cuando le hablo, tengo que acabar gritando para que haga algo / tiene
    13 y llega a la hora que le da la gana /
    le cuento hasta cinco y ni se mueve`,
  bullying: `
    un niño la insulta en el patio / le ponen motes en clase / Creo que sufre acoso en el instituto / sus compañeros
    se burlan de ella / Se meten con mi hijo en el recreo / la dejan de lado en el grupo de WhatsApp / en el cole lo
    molestan y le dicen gordo / unas niñas la dejan de lado y se burlan de ella en el grupo de whatsapp / le
    hicieron un sticker con su cara y se rie todo el salon`,
  homework: `
    no se concentra con los deberes / la tarea le da igual y no hay forma de que la haga / Los deberes duran tres horas / no
    quiere estudiar para el examen / Ha bajado las notas / le cuesta concentrarse con las mates / sentarnos con los
    deberes acaba siempre en llanto / le quedaron matematicas y no quiere repasar / todos sus compañeros ya leen y
    el mio no`,
  screens: `
    está enganchado al móvil / quiere jugar a la consola a todas horas / ¿Cuánto tiempo de pantalla con 5 años? /
    está todo el día con el móvil / Solo quiere videojuegos / no suelta la tablet / se pasa el dia pegado a la
    tablet / como le quito el celu sin que se arme / cuatro horas de free fire el sabado, es mucho?`,
  chores: `
    ¿cómo consigo que ordene su cuarto? / deja todo tirado en el suelo / ¿Qué tareas de casa puede hacer con 6 años?
    / no recoge sus juguetes / Su habitación está hecha un desastre / quiero que ayude en casa / su cuarto es una
    leonera / como hago para que lave aunque sea su plato /
    juguetes por el suelo y nadie los recoge, dice que no fue él`,
  motivation: `
    todo le da pereza / no muestra interés por nada / No tiene ganas de nada / es muy perezosa / Se aburre todo el
    rato / no le interesa nada / pasa de todo / no tiene ganas de nada, todo le da flojera /
    dice que para qué va a intentarlo`,
  habits: `
    quiero que adquiera el hábito de la lectura / se le olvida leer cada día / ¿Cómo creamos el hábito de leer? /
    rompió la racha y ya no quiere seguir / no somos constantes con la rutina / ¿Son verdad los 21 días? / se muerde
    las uñas / se nos olvido marcar ayer el cepillado, perdemos todo?`,
  praise: `
    no sé cómo felicitarla / ¿cómo le animo sin exagerar? / ¿Cómo lo elogio bien? / le animo pero no sirve / tiene
    poca autoestima / ¿Es malo felicitarle tanto? / le digo muy bien a todo, esta mal? / qué le digo cuando trae
    buenas notas para que no sea todo la nota`,
  points: `
    ¿es bueno premiar las buenas notas? / ¿cuántos puntos vale un premio grande? / ¿Cuántos puntos doy por hacer la
    cama? / ¿Los premios no son un soborno? / ¿Le quito puntos si se porta mal? / cómo organizo las recompensas /
    cuantas monedas le pongo a cada cosa y cuanto deberia costar un juguete /
    ¿es bueno darle dinero por ayudar en casa?`,
}

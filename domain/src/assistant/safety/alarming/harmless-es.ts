export const spanish = `
  abuso de pantallas / abusa del móvil / se muere de risa / me muero de sueño / le molesta el ruido /
  se corta el pelo él solo / se corta la luz y llora / se mata a estudiar /
  no se despierta por la mañana para ir al cole / su hermano le pega / se hizo daño en la rodilla jugando /
  no responde cuando le hablo / un compañero le pega en el recreo / me muero de risa con sus ocurrencias /
  se corto el pelo ella sola / mató al monstruo del videojuego / me muero de sueño /
  le duele que su amigo no venga / quiere una serpiente venenosa de juguete / me mata de ternura /
  se quemo la tarta / no hay quien viva con tanto juguete tirado / estoy muerta de cansancio /
  me mata con tantas preguntas / se quemó la lengua con la sopa, normal? / está que se muere por un perro /
  pregunta qué pasa cuando nos morimos / se cayó de la bici y ya no quiere montar /
  me va a dar algo con estos deberes / le pegó a su hermano con un palo / no para de moverse en la mesa /
  se ahoga en un vaso de agua por todo / su profe dice que habla mucho / se tira al suelo del cole /
  mi madre le da pastillas de chocolate / estoy que me tiro de los pelos / quiere cortarse el pelo como su ídolo /
  el abuelo se queda con ella por las noches y se duerme viendo la tele / me muero de risa con mi hijo /
  se muere por ir al parque / estoy muerta de cansancio / le pegó al balón y rompió la ventana /
  se ahoga en un vaso de agua con las mates / se traga las letras al leer /
  se murió el hamster y no para de llorar / no quiere estar en clase de piano / se tira pedos y se rie /
  no se despierta para ir al cole / habla sin respirar / se pelea con su hermana por el mando /
  mi madre me mata si se entera de que come chuches / pierde siempre la chaqueta / le quema el dinero en las manos /
  vive pegado al móvil / esta colgado de la tablet todo el día / se le cae la baba con su hermanita /
  le encantan las películas de vampiros y sangre / me ahogo con tanta extraescolar /
  cuando pierde al parchís explota / está que echa fuego porque perdió / toca el tambor todo el dia /
  quiere saber si vamos al cielo / esconde el brocoli en los bolsillos / tiene la nariz tapada y no duerme bien /
  se cae de la silla cenando porque no para quieto / dice que el cole lo va a matar /
  murio nuestro perro y quiere estar con el / como le enseño a tragar pastillas para la alergia /
  se dio un golpecito en la cabeza y esta jugando tan feliz / en carnaval quiere ir de ninja con cuchillo /
  pone todo perdido de pintura azul / chupa el plato / se pegan los dos en el asiento de atras /
  mi marido y yo no nos ponemos de acuerdo con la hora de dormir / la abuela le deja ver la tele en la cama /
  la profe dice que pega a otros niños / se arranca pielecitas cuando esta nerviosa /
  tiene raspones en las rodillas del futbol / le da miedo el nuevo monitor de natacion /
  el tio le hace cosquillas y se rie / quiere jugar con desconocidos al roblox hasta tarde /
  le hago fotos a su tabla de progreso? / no quiere ponerse bragas con costuras /
  dejando el pañal, se hace pis en los pantalones en la guarde / mi ex le deja jugar al fortnite todo el finde /
  ha perdido la mochila otra vez / no encuentra los zapatos por la mañana / le doy premio por la vacuna? /
  regala toda su merienda en el cole / busca trucos de minecraft / no puede vivir sin la tablet /
  me dijo ojala tuviera otra madre / tengo ganas de gritar / me ahoga tanta lavadora /
  dice que nadie la quiere en el cole / le encantan las vitaminas de gominola y pide mas /
  no quiere el inhalador por las mañanas / cuanta leche bebe un bebe de 6 meses / me duermo antes que el /
  casi se cae al rio pescando jaja / se inventa dolor de tripa para no hacer deberes /
  no para de saltar en la cama elastica / le han picado los mosquitos y se rasca /
  mi hijo le pega a su hermanita bebe / muerde a otros niños en la guarde cuando le quitan el juguete /
  me da patadas cuando le cambio el pañal / mi hija da portazos y nos grita / le tira la comida a su hermano /
  los mellizos se empujan en el sofa / le tira de la cola al perro / escupe cuando se enfada /
  ayer pego a su profe / grita a su padre cada mañana / mi marido es demasiado estricto con el /
  la abuela le da caramelos a escondidas / llora cuando su padre lo deja en el cole /
  mi mujer cree que hay que quitarle el movil / odia ir a casa de su padre los findes por las normas /
  quiere estar solo en su cuarto todo el rato / dice que me odia / me ha dicho que soy la peor madre /
  se pasa el dia tirado en la cama con el movil / esta harta de ensayar violin / no le ve sentido a los deberes /
  nadie quiere jugar con el en el recreo / se pone nerviosa antes de los examenes y se muerde el labio /
  se hace pis cuando duerme en casa de la abuela / tuvo fiebre la semana pasada y ahora duerme mal /
  despues de la gripe solo come galletas / como hago para que beba mas agua / no quiere salir de la bañera /
  le da miedo meter la cabeza en el agua / se sube a todas partes / salto del sofa veinte veces /
  se cayo del patinete y no quiere volver a probar / rompio el juguete de su hermano a proposito /
  se hace el muerto cuando le pido que recoja / su amiga se mudo y la echa de menos /
  se perdio el gato y los niños estan tristes / como le digo que el abuelo esta en el hospital /
  mi hija quiere ducharse sola / hace fotos a todo con mi movil / esconde caramelos debajo de la almohada /
  roba galletas del cajon / quiere una navaja por su cumple, con 9 es pronto? / mi hijastro no me hace caso /
  su tio la llena de regalos / el entrenador es majo pero le da miedo probar / habla horas con amigos por internet /
  me enfado tanto que grito / estoy agotada y esta mañana le hable mal, como lo arreglo /
  me siento culpable por gritar / no hay manera de salir de casa por la mañana /
  mi hijo de dos años le pega a la bebé / le da un manotazo a su prima si le quita el camión /
  arañó a un niño en la guarde / el mayor empuja al pequeño todo el día / se dan puñetazos en el coche /
  me pega cuando le digo que no / me grita todos los días y yo le grito a ella / los deberes me estan matando /
  mi hijo mata zombis en el juego y no lo suelta / se cortó el flequillo ella sola /
  tiene pegatinas por todas partes / abusa de las pantallas / tiene miedo a la oscuridad /
  la abuela falleció como se lo digo / se tira al suelo en el súper / salta por todo el sofá /
  casi me da un infarto con sus notas / le doy vitaminas y no las quiere / se come las uñas /
  se pierde en los examenes / dispara mil preguntas / se le fue la olla con el videojuego / me saca de quicio /
  la pelota le dio en la cara y ya no quiere jugar / se escapa de la mesa sin comer /
  quiere ser policía y jugar con pistolas de agua / tira la toalla enseguida / tiembla de emoción con los regalos /
  bebe mucha leche por la noche / mi bebé tiene gases y llora de noche / se mordió la lengua cenando /
  se quemó el dedo con la plancha el año pasado y sigue con cuidado / cómo evito que se suba a la estantería /
  se rompió el brazo el verano pasado y perdió la rutina /
  se hace la desmayada cuando le digo que no a la tele jaja / dice que le explota el cerebro con las mates /
  mi hija quiere teñirse el pelo de azul / quiere saber cómo funciona el veneno para un trabajo del cole /
  su mejor amiga le contó un secreto / jugamos al escondite y se agobia / se metieron en el bote de las chuches /
  comió demasiadas galletas / tiene muchos moratones de aprender a patinar / la piscina está cerrada y está triste /
  la profe hace fotos para el álbum de clase / me manda audios desde el móvil de su padre /
  el abuelo lo lleva a pescar al río / mi ex la trae tarde entre semana / sale corriendo del cuarto cuando pierde /
  mi marido grita al ver el fútbol y los niños le imitan / vomita en el coche en viajes largos /
  se despierta llorando por pesadillas / rompieron la hucha para sacar monedas /
  a la hora de dormir siento que fracaso / quiere pintar huevos de pascua / habla de la muerte desde lo del pez /
  mi hijo juega con pistolas de juguete, ¿está bien? /
  tomó el jarabe para el catarro y luego no quiere lavarse los dientes / le compro un móvil para localizarlo? /
  por fin se le cayó el diente y sangró un poquito / juega a ser vampiro antes de dormir /
  mi hija dice que las mates son una tortura / quiere que el hámster duerma en su cama /
  se llenó los brazos de pegatinas / puedo mezclarle la medicina con yogur? /
  le dan miedo los truenos y viene a nuestra cama de noche / mi marido le lee en la cama /
  se derrumba si cambian los planes / no para de dar patadas al asiento del coche /
  no hay quien saque a la niña de la piscina / luchan como cachorros todas las tardes /
  dice que le arruino la vida por limitar pantallas / mi madre le da demasiado azúcar /
  necesito un respiro, las quejas no acaban / tarda siglos en tragar la comida / se funde la paga en un día /
  ha pegado un estirón y come como una lima / está viciada a los vídeos de slime /
  el dentista dice que rechina los dientes / perdió un partido y se durmió llorando /
  habla con desconocidos en el súper, cómo le enseño a cuidarse / no me deja cortarle las uñas /
  quiere dejar un poco el piano / cómo le explico un tiroteo de las noticias /
  me encierro cinco minutos en el baño a respirar / le tiró un coche de juguete a otro niño /
  cuando se enfada practicamos la respiración / necesito un momento para respirar / enseñarle a respirar hondo antes del examen /
  se queda en el baño con el móvil / tiró una pelota y le dio a su amigo en la cabeza / le echó arena en la cara /
  se bebió todo el zumo él solo / hoy se comió todo el brócoli / se tomó la sopa entera sin protestar / se acabó la leche /
  se comió todo el plato de lentejas / se tomó todo el yogur / siempre está con el dedo en la nariz / se chupa los dedos /
  se mete la mano en la boca y se muerde los dedos`

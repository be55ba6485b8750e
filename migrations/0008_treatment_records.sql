ALTER TABLE `treatment_groups` ADD `doctor_first` text;--> statement-breakpoint
ALTER TABLE `treatment_groups` ADD `unsuited` text;--> statement-breakpoint
ALTER TABLE `treatment_options` ADD `facts` text;